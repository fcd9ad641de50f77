import type { CategoryProperty } from '@bazaar/api/model';
import { formatRange, formatSignificant } from '@bazaar/domain/persian/numbers';

/** Range of a key property in a category, formatted. */
export interface PropertySpan {
  readonly id: string;
  readonly title: string;
  readonly symbol?: string;
  readonly range: string;
  readonly unit?: string;
}

const SPANS_SHOWN = 2;

/** Returns the first key properties that are numeric with known bounds. */
export function toSpans(properties: readonly CategoryProperty[]): PropertySpan[] {
  return properties
    .filter(
      ({ isKey, dataType, minValue, maxValue }) =>
        isKey && dataType === 'Number' && minValue !== undefined && maxValue !== undefined,
    )
    .slice(0, SPANS_SHOWN)
    .map(({ id, title, symbol, minValue = 0, maxValue = 0, defaultMeasurementUnitDisplayText: unit }) => ({
      id,
      title,
      range: formatRange(formatSignificant(minValue), formatSignificant(maxValue)),
      ...(symbol === undefined ? {} : { symbol }),
      ...(unit === undefined ? {} : { unit }),
    }));
}
