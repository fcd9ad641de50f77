import { formatNumber, parseNumber } from '../persian/numbers';

declare const rial: unique symbol;
/** A whole number of Rial: the unit of the ledger, the contract and the gateways. */
export type Rial = number & { readonly [rial]: 'Rial' };

export const RIAL_PER_TOMAN = 10;

/** The amount as Rial; throws RangeError when it is no safe integer, because a broken amount must not travel on. */
export function toRial(amount: number): Rial {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole amount in Rial: ${amount}`);
  return amount as Rial;
}

/** Toman, the unit people think in; one tenth of the Rial amount, so it may end in a tenth. */
export function toToman(amountRial: number): number {
  return amountRial / RIAL_PER_TOMAN;
}

/** «۱۵۰٬۰۰۰» for 1,500,000 Rial. The word «تومان» is written after it by who draws the number. */
export function formatToman(amountRial: number): string {
  return formatNumber(toToman(amountRial));
}

/** Rial for an amount typed in Toman with digits of any script; undefined when it is no whole, non-negative amount. */
export function parseToman(typed: string): Rial | undefined {
  const toman = parseNumber(typed);
  const amount = toman === undefined ? Number.NaN : toman * RIAL_PER_TOMAN;
  return Number.isSafeInteger(amount) && amount >= 0 ? toRial(amount) : undefined;
}
