/** Symbols of the units that are divided by halves: «۱/۲ اینچ», «۳/۴ اسب». */
const DIVIDED = /^(in|ft|hp|ps)$/i;

/** Returns the value of a fraction as a ruler has it, odd and below one (`1/2`, `3/4`, `5/8`, `1/16`), or `undefined`. */
export function rulerFraction(top: string, bottom: string): number | undefined {
  const isOfRuler =
    /^(2|4|8|16|32|64)$/.test(bottom) && Number(top) % 2 === 1 && Number(top) < Number(bottom);
  return isOfRuler ? Number(top) / Number(bottom) : undefined;
}

/** Returns the value of a number before a unit: fractions of a ruler are those of inches, feet and horsepower, decimals those of all others. */
export function valueBefore(
  { value, decimalValue = value }: { readonly value: number; readonly decimalValue?: number },
  symbol: string,
): number {
  return DIVIDED.test(symbol) ? value : decimalValue;
}
