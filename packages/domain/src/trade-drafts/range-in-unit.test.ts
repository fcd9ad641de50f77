import { expect, it } from 'vitest';
import { rangeInUnit } from '.';

const mm = { id: 'u-mm', symbol: 'mm', factor: 1 };
const inch = { id: 'u-in', symbol: 'in', factor: 25.4 };

it.each([
  ['۱', '۲', { min: 25.4, max: 50.8 }],
  ['0.5', '', { min: 12.7 }],
  ['', '۲', { max: 50.8 }],
  ['', '', undefined],
  ['?', '', undefined],
])('R-385 «%s» to «%s» inch in mm', (min, max, expected) => {
  expect(rangeInUnit({ min, max }, inch, mm)).toEqual(expected);
});

it('R-385 needs two different units that are known', () => {
  expect(rangeInUnit({ min: '1', max: '' }, mm, mm)).toBeUndefined();
  expect(rangeInUnit({ min: '1', max: '' }, undefined, mm)).toBeUndefined();
});
