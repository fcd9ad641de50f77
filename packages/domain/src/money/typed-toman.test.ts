import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber } from '../persian/numbers';
import { formatToman } from './rial';
import { parseToman } from './typed-toman';

it.each([
  ['۵۰۰٬۰۰۰', 5_000_000],
  ['٥٠٠٠٠٠', 5_000_000],
  ['500,000', 5_000_000],
  ['1.5', 15],
  ['0', undefined],
  ['-5', undefined],
  ['1.55', undefined],
  ['99999999999999999', undefined],
  ['۵۰۰٬۰۰۰ تومان', 5_000_000],
  ['۵۰۰۰۰۰تومن', 5_000_000],
  ['۵٬۰۰۰٬۰۰۰ ریال', 5_000_000],
  ['5000000 ريال\u200f', 5_000_000],
  ['۱۵﷼', 15],
  ['۱٫۵ ریال', undefined],
  ['-۵۰۰ تومان', undefined],
  ['۵۰۰ هزار تومان', undefined],
  ['۵۰۰ ریال تومان', undefined],
  ['۵۰۰ دلار', undefined],
  ['تومان', undefined],
  ['پانصد', undefined],
  ['', undefined],
])('R-330 reads «%s» typed in Toman as %s Rial', (typed, amountRial) => {
  expect(parseToman(typed)).toBe(amountRial);
});

it('R-330 reads every amount as it is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 ** 13 }), (amountRial) => {
      expect(parseToman(formatToman(amountRial))).toBe(amountRial);
      expect(parseToman(`${formatToman(amountRial)} تومان`)).toBe(amountRial);
      expect(parseToman(`${formatNumber(amountRial)} ریال`)).toBe(amountRial);
    }),
  );
});
