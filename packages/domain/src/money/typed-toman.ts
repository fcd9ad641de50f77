import { parseNumber } from '../persian/numbers';

const RIAL_PER_TOMAN = 10;
/** A pasted amount has its unit behind it, in either keyboard's letters, and maybe marks of direction. */
const UNIT = /\s*(?:تومان|تومن|(?<rial>ر[یي]ال|﷼))[\s\u200c-\u200f\u061c\u2066-\u2069]*$/;

/**
 * Parses an amount typed in Toman, digits of any script, to integer Rial; a unit behind the number counts: «۵۰۰ ریال» is fifty Toman.
 * Returns `undefined` unless it is a whole, positive number of Rial.
 */
export function parseToman(typed: string): number | undefined {
  const unit = UNIT.exec(typed);
  const amount = parseNumber(unit === null ? typed : typed.slice(0, unit.index));
  if (amount === undefined) return undefined;
  const exactRial = unit?.groups?.rial === undefined ? amount * RIAL_PER_TOMAN : amount;
  const amountRial = Math.round(exactRial);
  const isWhole = Math.abs(exactRial - amountRial) < 1e-6;
  return isWhole && Number.isSafeInteger(amountRial) && amountRial > 0 ? amountRial : undefined;
}
