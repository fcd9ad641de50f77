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
 * Formats a property's value.
 *
 * @param unit shows a number in this unit of its quantity instead of its own
 * @param decimals fixed number of decimals, so that columns align; by default as many as the value needs
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

/** Returns the number of decimals for a column in `unit`, when the property states it for its own unit. */
export function decimalsIn(
  unit: MeasurementUnit | undefined,
  own: MeasurementUnit | undefined,
  decimals: number | undefined,
): number | undefined {
  if (decimals === undefined || !unit || !own || unit.id === own.id) return decimals;
  const finer = Math.ceil(Math.log10(Math.abs(convert(1, unit, own) - convert(0, unit, own))));
  return Math.min(6, Math.max(0, decimals + finer));
}

/** Returns both ends of a value in the given unit; the second is undefined for a single number. */
export function numbersIn(
  property: PropertyValue,
  unit: MeasurementUnit | undefined,
): readonly [low: number | undefined, high: number | undefined] {
  const isOwn = unit === undefined || unit.id === property.measurementUnitId;
  const inUnit = (own: number | undefined, base: number | undefined) =>
    isOwn || base === undefined || own === undefined ? own : fromBase(base, unit);
  return [inUnit(property.value, property.baseValue), inUnit(property.maxValue, property.baseMaxValue)];
}

/** Returns the number of decimals that every one of the numbers needs, at most `most`. */
export function neededDecimals(numbers: readonly number[], most: number): number {
  const digits = numbers.map((value) => {
    const [, fraction = ''] = value.toFixed(most).split('.');
    return fraction.replace(/0+$/, '').length;
  });
  return Math.max(0, ...digits);
}

function numberText(property: PropertyValue, unit: MeasurementUnit | undefined, decimals?: number): string {
  const [low, high] = numbersIn(property, unit).map((value) =>
    value === undefined
      ? undefined
      : decimals === undefined
        ? formatNumber(roundTidy(value))
        : formatNumber(value, decimals),
  );
  return high === undefined ? (low ?? '') : formatRange(low, high);
}

/** Rounds to six significant digits, which hides rounding errors of a conversion. */
function roundTidy(value: number): number {
  return Number(value.toPrecision(6));
}
