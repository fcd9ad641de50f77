import { parseNumber } from '../persian/numbers';

/** Parses an amount typed in Toman, digits of any script, to integer Rial; `undefined` unless it is a whole, positive number of Rial. */
export function parseToman(typed: string): number | undefined {
  const toman = parseNumber(typed);
  if (toman === undefined) return undefined;
  const amountRial = Math.round(toman * 10);
  const isWhole = Math.abs(toman * 10 - amountRial) < 1e-6;
  return isWhole && Number.isSafeInteger(amountRial) && amountRial > 0 ? amountRial : undefined;
}
