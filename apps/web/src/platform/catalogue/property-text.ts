import type { MeasurementUnit, PropertyValue } from '@bazaar/api/model';
import { formatNumber, formatRange } from '@bazaar/domain/persian';
import { convert, fromBase } from '@bazaar/domain/units';

export interface PropertyText {
  /** Persian digits, or a code as the catalogue writes it. */
  readonly value: string;
  /** Symbol of the unit, in Latin. */
  readonly unit?: string;
}

export interface BooleanWords {
  readonly yes: string;
  readonly no: string;
}

/**
 * A property's value for reading.
 *
 * @param unit shows a number in this unit of its quantity instead of its own
 * @param decimals fixes the digits after the point, so that columns line up; without it as many as the value needs
 */
export function propertyText(
  property: PropertyValue,
  words: BooleanWords,
  { unit, decimals }: { readonly unit?: MeasurementUnit; readonly decimals?: number } = {},
): PropertyText {
  if (property.value !== undefined || property.maxValue !== undefined) {
    return { value: numberText(property, unit, decimals), unit: unit?.symbol ?? property.unitDisplayText };
  }
  if (property.optionTitles?.length) return { value: property.optionTitles.join('، ') };
  if (property.bool !== undefined) return { value: property.bool ? words.yes : words.no };
  return { value: property.text ?? '' };
}

/** Digits after the point for a column in `unit`, when the property names those of its own unit. */
export function decimalsIn(
  unit: MeasurementUnit | undefined,
  own: MeasurementUnit | undefined,
  decimals: number | undefined,
): number | undefined {
  if (decimals === undefined || !unit || !own || unit.id === own.id) return decimals;
  const finer = Math.ceil(Math.log10(Math.abs(convert(1, unit, own) - convert(0, unit, own))));
  return Math.min(6, Math.max(0, decimals + finer));
}

function numberText(property: PropertyValue, unit: MeasurementUnit | undefined, decimals?: number): string {
  const own = [property.value, property.maxValue];
  const base = [property.baseValue, property.baseMaxValue];
  const isOwn = unit === undefined || unit.id === property.measurementUnitId;
  const [low, high] = own.map((value, index) => {
    if (value === undefined) return undefined;
    const inBase = base[index];
    const shown = isOwn || inBase === undefined ? value : fromBase(inBase, unit);
    return decimals === undefined ? formatNumber(roundTidy(shown)) : formatNumber(shown, decimals);
  });
  return formatRange(low, high);
}

/** Six significant digits hide what a change of unit left behind. */
function roundTidy(value: number): number {
  return Number(value.toPrecision(6));
}
