import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatShortDate } from './jalali';
import { parseTypedDay } from './typed-day';

it.each([
  ['۱۴۰۵/۸/۳۰', '2026-11-21'],
  ['١٤٠٥.٠٨.٣٠', '2026-11-21'],
  [' 1405-08-30 ', '2026-11-21'],
  ['۱۴۰۵ ۸ ۳۰', '2026-11-21'],
  ['۱۴۰۵۰۹۰۵', '2026-11-26'],
  ['١٤٠٥٠٩٠٥', '2026-11-26'],
  ['14050905', '2026-11-26'],
  ['۱۳۶۴۰۱۲۳', '1985-04-12'],
  ['۱۴۰۳۱۲۳۰', '2025-03-20'],
  ['۱۴۰۴۱۲۳۰', undefined],
  ['۱۴۰۵۱۳۰۱', undefined],
  ['۱۴۰۵۰۰۰۱', undefined],
  ['۱۴۰۵۰۷۳۱', undefined],
  ['۱۴۰۵۹۵', undefined],
  ['۱۴۰۵۰۹۰', undefined],
  ['۱۴۰۵۰۹۰۵۱', undefined],
  ['۱۴۰۵/۰۹۰۵', undefined],
  ['۲۰۲۶۱۱۲۶', undefined],
  ['۱۴۰۵/۰۸/۳۱', undefined],
  ['۱۴۰۵/۱۳/۱', undefined],
  ['دیروز', undefined],
  ['', undefined],
])('R-085 reads the typed day %j as %s', (typed, day) => {
  expect(parseTypedDay(typed)).toBe(day);
});

it('R-085 reads every day as it is shown, with and without its separators', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((day) => new Date(day * 86_400_000).toISOString());
  fc.assert(
    fc.property(days, (instant) => {
      const day = instant.slice(0, 10);
      const shown = formatShortDate(day);
      expect(parseTypedDay(shown)).toBe(day);
      expect(parseTypedDay(shown.replaceAll('/', ''))).toBe(day);
    }),
  );
});
