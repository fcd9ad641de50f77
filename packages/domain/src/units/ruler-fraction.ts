/** A number whose value depends on the unit behind it. */
export interface NumberBeforeUnit {
  readonly value: number;
  /** What it is before a unit that no ruler divides; set where it differs: «۱/۲ میلی‌متر» is 1.2. */
  readonly decimalValue?: number;
  /** What it is before a unit that a ruler divides; set where it differs: «۶/۸ اینچ» is 0.75. */
  readonly dividedValue?: number;
}

/** Symbols of the units that are divided by halves: «۱/۲ اینچ», «۳/۴ اسب», «۱/۲ پوند». */
const DIVIDED = /^(in|ft|hp|ps|lb|lbf|gal|gpm)$/i;

/** Returns the value of a fraction as a ruler has it, odd and below one (`1/2`, `3/4`, `5/8`, `1/16`), or `undefined`. */
export function rulerFraction(top: string, bottom: string): number | undefined {
  return Number(top) % 2 === 1 ? dividedFraction(top, bottom) : undefined;
}

/** Returns the value of a fraction below one with the denominator of a ruler (`1/2`, `6/8`), or `undefined`. */
export function dividedFraction(top: string, bottom: string): number | undefined {
  const isOfRuler = /^(2|4|8|16|32|64)$/.test(bottom) && Number(top) > 0 && Number(top) < Number(bottom);
  return isOfRuler ? Number(top) / Number(bottom) : undefined;
}

/** Returns the value of a number before a unit: fractions of a ruler are those of units divided by halves, decimals those of all others. */
export function valueBefore(
  { value, decimalValue = value, dividedValue = value }: NumberBeforeUnit,
  symbol: string,
): number {
  return DIVIDED.test(symbol) ? dividedValue : decimalValue;
}

/** Returns the values before units that a number has, changed by `change`. */
export function otherValues(
  { decimalValue, dividedValue }: Omit<NumberBeforeUnit, 'value'>,
  change: (value: number) => number = (value) => value,
): Omit<NumberBeforeUnit, 'value'> {
  return {
    ...(decimalValue === undefined ? {} : { decimalValue: change(decimalValue) }),
    ...(dividedValue === undefined ? {} : { dividedValue: change(dividedValue) }),
  };
}
