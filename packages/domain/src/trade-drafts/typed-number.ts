import { toLatinDigits } from '../persian/digits';
import { parseNumber } from '../persian/numbers';

const LARGEST_QUANTITY = 1_000_000_000;
const MOST_DECIMALS = 3;
const RIAL_PER_TOMAN = 10;
const LARGEST_RIAL = 9_000_000_000_000_000;

export type QuantityProblem =
  | 'required'
  | 'not-a-number'
  | 'quantity-not-positive'
  | 'quantity-too-large'
  | 'quantity-not-whole'
  | 'quantity-decimals';

/** Returns the quantity of a typed text, or why it is none. */
export function readQuantityText(text: string, isDiscrete: boolean): number | QuantityProblem {
  if (text.trim() === '') return 'required';
  const value = parseNumber(text);
  if (value === undefined) return 'not-a-number';
  if (value <= 0) return 'quantity-not-positive';
  if (value > LARGEST_QUANTITY) return 'quantity-too-large';
  if (isDiscrete && !Number.isInteger(value)) return 'quantity-not-whole';
  return decimalsOf(text) > MOST_DECIMALS ? 'quantity-decimals' : value;
}

/** Returns the Rial of a text in Toman; `undefined` when it is no amount. One decimal is one Rial. */
export function readTomanText(text: string): number | undefined {
  const toman = parseNumber(text);
  if (toman === undefined || toman < 0) return undefined;
  const rial = Math.round(toman * RIAL_PER_TOMAN);
  return rial <= LARGEST_RIAL ? rial : undefined;
}

/** Decimals as written, so that 0.1 + 0.2 is not taken for many; final zeros do not count. */
function decimalsOf(text: string): number {
  const fraction = /[.٫](\d*?)0*\s*$/.exec(toLatinDigits(text))?.[1];
  return fraction?.length ?? 0;
}
