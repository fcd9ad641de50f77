import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatNumber, formatPercent, formatRange, formatSignificant, parseNumber } from './numbers';

it.each([
  [0, undefined, '۰'],
  [1284, undefined, '۱٬۲۸۴'],
  [1234567.5, undefined, '۱٬۲۳۴٬۵۶۷٫۵'],
  [7.8, 2, '۷٫۸۰'],
  [999.999, 0, '۱٬۰۰۰'],
  [100, 0, '۱۰۰'],
  [0.1 + 0.2, undefined, '۰٫۳'],
  [Number.NaN, undefined, ''],
  [Number.POSITIVE_INFINITY, undefined, ''],
])('R-091 writes %d with %s decimals as %s', (value, decimals, text) => {
  expect(formatNumber(value, decimals)).toBe(text);
});

it('R-092 keeps the minus at the left and gives none to zero', () => {
  expect(formatNumber(-12)).toBe('\u2066−۱۲\u2069');
  expect(formatNumber(-0.001, 1)).toBe('۰٫۰');
});

it.each([
  [50.8, 6, '۵۰٫۸'],
  [1 / 3, 4, '۰٫۳۳۳۳'],
  [123456789, 6, '۱۲۳٬۴۵۷٬۰۰۰'],
  [0.000012345, 3, '۰٫۰۰۰۰۱۲۳'],
  [0, 6, '۰'],
  [-2.50001, 3, '\u2066−۲٫۵\u2069'],
])('R-061 rounds %d to %d significant digits: %s', (value, digits, text) => {
  expect(formatSignificant(value, digits)).toBe(text);
});

it('R-092 writes ranges with «تا» and the percent sign after the number', () => {
  expect(formatRange('۲۰', '۳۰')).toBe('۲۰ تا ۳۰');
  expect(formatRange('۲۰', '۲۰')).toBe('۲۰');
  expect(formatRange('۲۰', undefined)).toBe('از ۲۰');
  expect(formatRange(undefined, '۳۰')).toBe('تا ۳۰');
  expect(formatPercent(25)).toBe('\u061c۲۵٪');
});

it.each([
  ['۱٬۲۳۴٫۵', 1234.5],
  ['1,234', 1234],
  ['۱۲،۵۰۰', 12500],
  ['−۵', -5],
  ['-5', -5],
  ['٫۵', 0.5],
  ['1,23', undefined],
  ['۱۲ب', undefined],
  ['', undefined],
  ['1.2.3', undefined],
  ['1e5', undefined],
])('R-090 reads %j as %s', (text, value) => {
  expect(parseNumber(text)).toBe(value);
});

it('R-091 what is written can be read', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (whole, decimals) => {
      const value = whole / 10 ** decimals;
      expect(parseNumber(formatNumber(value))).toBeCloseTo(value, 9);
    }),
  );
});
