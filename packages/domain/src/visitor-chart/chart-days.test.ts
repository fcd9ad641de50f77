import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toJalali } from '../dates/jalali';
import { addDays, countDays, dayOfInstant, isDay, startOfMonth } from './chart-days';

const days = fc.integer({ min: 15_000, max: 40_000 }).map((day) => dayOfInstant(day * 86_400_000));

it('adds as many days as it counts', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -900, max: 900 }), (day, count) => {
      expect(countDays(day, addDays(day, count))).toBe(count + 1);
    }),
  );
});

it('knows the day of Tehran, and real days from others', () => {
  expect(dayOfInstant(Date.parse('2026-11-20T20:31:00Z'))).toBe('2026-11-21');
  expect(['2026-02-30', '2026-13-01', '2026-1-1', '', '2026-11-20T00:00'].filter(isDay)).toEqual([]);
  expect(isDay('2024-02-29')).toBe(true);
});

it('finds the first day of a Jalali month, and of those before', () => {
  expect(startOfMonth('2026-11-21')).toBe('2026-10-23');
  fc.assert(
    fc.property(days, fc.integer({ min: -15, max: 40 }), (day, months) => {
      const [at, start] = [toJalali(day), toJalali(startOfMonth(day, months))];
      expect(start?.day).toBe(1);
      const monthOf = (date: typeof at) => (date?.year ?? 0) * 12 + (date?.month ?? 0);
      expect(monthOf(at) - monthOf(start)).toBe(months);
    }),
  );
});
