import { expect, it } from 'vitest';
import { presentPrice } from './price-presentation';
import { formatToman, toToman } from './rial';

it('R-070 shows no price for what is no whole amount', () => {
  expect(presentPrice({ kind: 'Fixed', amountRial: 1_500_000 })).toMatchObject({ amountRial: 1_500_000 });
  for (const amountRial of [1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60]) {
    expect(presentPrice({ kind: 'Fixed', amountRial })).toEqual({ kind: 'unknown' });
  }
});

it.each([
  [1_500_000, '۱۵۰٬۰۰۰'],
  [9_800_000, '۹۸۰٬۰۰۰'],
  [15, '۱٫۵'],
  [0, '۰'],
  [-1_500_000, '\u2066−۱۵۰٬۰۰۰\u2069'],
])('R-071 shows %d Rial as %s Toman', (amountRial, text) => {
  expect(formatToman(amountRial)).toBe(text);
  expect(toToman(amountRial) * 10).toBe(amountRial);
});

it.each([
  [
    { kind: 'Fixed', amountRial: 1_500_000 },
    { kind: 'amount', toman: '۱۵۰٬۰۰۰', amountRial: 1_500_000 },
  ],
  [
    { kind: 'From', amountRial: 1_500_000 },
    { kind: 'from', toman: '۱۵۰٬۰۰۰', amountRial: 1_500_000 },
  ],
  [
    { kind: 'Range', amountRial: 20, maxAmountRial: 10 },
    { kind: 'range', toman: '۱', maxToman: '۲', amountRial: 10 },
  ],
  [
    { kind: 'Range', amountRial: 20, maxAmountRial: 20 },
    { kind: 'amount', toman: '۲', amountRial: 20 },
  ],
  [
    { kind: 'Range', amountRial: 20 },
    { kind: 'from', toman: '۲', amountRial: 20 },
  ],
  [{ kind: 'OnRequest' }, { kind: 'onRequest' }],
  [{ kind: 'OnRequest', amountRial: 20 }, { kind: 'onRequest' }],
  [{ kind: 'LoginToSee' }, { kind: 'loginToSee' }],
  [{ kind: 'LoginToSee', amountRial: 1.5 }, { kind: 'loginToSee' }],
  [
    { kind: 'LoginToSee', amountRial: 1_500_000 },
    { kind: 'amount', toman: '۱۵۰٬۰۰۰', amountRial: 1_500_000 },
  ],
  [
    { kind: 'LoginToSee', amountRial: 10, maxAmountRial: 20 },
    { kind: 'range', toman: '۱', maxToman: '۲', amountRial: 10 },
  ],
])('R-072 presents %j', (price, expected) => {
  expect(presentPrice(price)).toEqual(expected);
});

it.each([
  { kind: 'Auction', amountRial: 20 },
  { kind: 'Fixed' },
  { kind: 'Fixed', amountRial: -1 },
  null,
  undefined,
])('R-073 says nothing of %j', (price) => {
  expect(presentPrice(price)).toEqual({ kind: 'unknown' });
});
