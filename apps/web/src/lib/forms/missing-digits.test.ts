import { expect, it } from 'vitest';
import { missingDigits } from './missing-digits';

it.each([
  ['', 10, undefined],
  ['3351986314', 10, undefined],
  ['335198631', 10, 'یک رقم کم است: ۹ از ۱۰ رقم'],
  ['۰۹۳۵ ۱۱۸', 11, '۴ رقم کم است: ۷ از ۱۱ رقم'],
  ['33519863145', 10, 'یک رقم زیاد است: ۱۱ از ۱۰ رقم'],
])('counts the digits of «%s» out of %i', (typed, wanted, told) => {
  expect(missingDigits(typed, wanted)).toBe(told);
});
