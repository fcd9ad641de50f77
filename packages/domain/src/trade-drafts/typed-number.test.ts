import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toPersianDigits } from '../persian/digits';
import { readQuantityText, readTomanText } from '.';

it.each([
  ['۲۰۰', true, 200],
  ['١٢٫٥', false, 12.5],
  ['1,200', true, 1200],
  ['۰٫۱۲۵۰', false, 0.125],
  ['', true, 'required'],
  ['بیست', true, 'not-a-number'],
  ['۰', true, 'quantity-not-positive'],
  ['-۲', true, 'quantity-not-positive'],
  ['1000000001', true, 'quantity-too-large'],
  ['۱٫۵', true, 'quantity-not-whole'],
  ['۱٫۰۰۰۵', false, 'quantity-decimals'],
] as const)('R-360 «%s», discrete %s → %s', (text, isDiscrete, expected) => {
  expect(readQuantityText(text, isDiscrete)).toBe(expected);
});
it('reads Toman as integer Rial', () => {
  expect([
    readTomanText('۹۰۰٬۰۰۰'),
    readTomanText('۱٫۵'),
    readTomanText('-۱'),
    readTomanText('گران'),
  ]).toEqual([9_000_000, 15, undefined, undefined]);
});

it('R-360 accepts any whole number in the digits of any script', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (value) => {
      expect(readQuantityText(toPersianDigits(value), true)).toBe(value);
    }),
  );
});
