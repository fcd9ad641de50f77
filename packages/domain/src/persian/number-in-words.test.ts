import fc from 'fast-check';
import { expect, it } from 'vitest';
import { numberInWords } from './number-in-words';

it.each([
  [0, 'صفر'],
  [7, 'هفت'],
  [10, 'ده'],
  [19, 'نوزده'],
  [20, 'بیست'],
  [105, 'صد و پنج'],
  [1000, 'هزار'],
  [2014, 'دو هزار و چهارده'],
  [500_000, 'پانصد هزار'],
  [750_000, 'هفتصد و پنجاه هزار'],
  [1_000_000, 'یک میلیون'],
  [1_001_000, 'یک میلیون و هزار'],
  [200_000_000, 'دویست میلیون'],
  [
    9_007_199_254_740_991,
    'نه کوادریلیون و هفت تریلیون و صد و نود و نه میلیارد و دویست و پنجاه و چهار میلیون و هفتصد و چهل هزار و نهصد و نود و یک',
  ],
])('R-331 writes %d as «%s»', (value, words) => {
  expect(numberInWords(value)).toBe(words);
});

it('R-331 writes no two numbers alike, and nothing for what is no amount', () => {
  const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      expect(numberInWords(one) === numberInWords(other)).toBe(one === other);
      expect(numberInWords(one)).not.toMatch(/ {2}|undefined|^و | و$/);
    }),
  );
  for (const value of [-1, 1.5, Number.NaN, 2 ** 60]) expect(numberInWords(value)).toBe('');
});
