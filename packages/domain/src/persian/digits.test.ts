import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toLatinDigits, toPersianDigits, toShownNumber } from './digits';

it('R-090 folds digits of every script to Latin and shows Persian ones', () => {
  expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ 09')).toBe('0123456789 0123456789 09');
  expect(toPersianDigits('کد 42 و ٤٢')).toBe('کد ۴۲ و ۴۲');
  expect(toPersianDigits(1405)).toBe('۱۴۰۵');
});

it('R-090 digits survive the round trip in any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, number) => {
      const latin = toLatinDigits(`${text}${number}`);
      expect(toLatinDigits(toPersianDigits(latin))).toBe(latin);
      expect(toPersianDigits(latin)).not.toMatch(/[0-9٠-٩]/);
    }),
  );
});

it('shows a number of digits alone in Persian, and a code as it is written', () => {
  expect(toShownNumber('1405-08304')).toBe('۱۴۰۵-۰۸۳۰۴');
  expect(toShownNumber('TR-100214')).toBe('TR-100214');
});
