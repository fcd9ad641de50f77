import { formatTenths } from '../persian/numbers';

const RIAL_PER_TOMAN = 10;

/** Converts Rial to Toman, one tenth of the amount; the result may have one decimal. */
export function toToman(amountRial: number): number {
  return amountRial / RIAL_PER_TOMAN;
}

/** Formats Rial in Toman: «۱۵۰٬۰۰۰» for 1,500,000 Rial, every digit as it is. The caller adds the word «تومان». */
export function formatToman(amountRial: number): string {
  // A tenth of a large amount is no binary number: the last digit is shown as a decimal, not computed as one.
  return formatTenths(Math.round(amountRial));
}
