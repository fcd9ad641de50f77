import { formatNumber } from '../persian/numbers';

const RIAL_PER_TOMAN = 10;

/** Toman, the unit people think in; one tenth of the Rial amount, so it may end in a tenth. */
export function toToman(amountRial: number): number {
  return amountRial / RIAL_PER_TOMAN;
}

/** «۱۵۰٬۰۰۰» for 1,500,000 Rial. The word «تومان» is written after it by who draws the number. */
export function formatToman(amountRial: number): string {
  return formatNumber(toToman(amountRial));
}
