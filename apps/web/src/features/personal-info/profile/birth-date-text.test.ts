import { expect, it } from 'vitest';
import { readBirthDate, showBirthDate } from './birth-date-text';

it.each([
  ['۱۳۶۴/۰۱/۲۳', '1985-04-12'],
  ['1364/1/23', '1985-04-12'],
  ['١٣٦٤-٠١-٢٣', '1985-04-12'],
  ['۱۴۰۳/۱۲/۳۰', '2025-03-20'],
  ['۱۳۶۴۰۱۲۳', '1985-04-12'],
])('reads %s as %s', (typed, iso) => {
  expect(readBirthDate(typed)).toBe(iso);
  expect(readBirthDate(showBirthDate(iso))).toBe(iso);
});

it.each(['', '۱۳۶۴', '۱۳۶۴/۱۳/۰۱', '۱۳۶۴۱۳۰۱', '۱۴۰۴/۱۲/۳۰', '۱۳۶۴/۰۷/۳۱', 'دیروز'])(
  'leaves «%s» as it was typed',
  (typed) => {
    expect(readBirthDate(typed)).toBe(typed);
    expect(showBirthDate(typed)).toBe(typed);
  },
);
