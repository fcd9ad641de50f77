import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayOfIso,
  dayOfKey,
  isoOfDay,
  weekdayOf,
  weeksOfMonth,
  withinBounds,
} from './calendar-days';

describe('the days of the Jalali calendar', () => {
  it('turn to ISO dates and back, over forty years', () => {
    for (let iso = '2000-01-01'; iso < '2040-01-01'; iso = addDays(iso, 1)) {
      const day = dayOfIso(iso);
      expect(day && isoOfDay(day)).toBe(iso);
    }
    expect(dayOfIso('2026-11-21')).toEqual({ year: 1405, month: 8, day: 30 });
    expect(dayOfIso('۱۴۰۵')).toBeUndefined();
  });

  it('lie in weeks that begin on Saturday', () => {
    expect(weekdayOf('2026-11-21')).toBe(0);
    expect(weekdayOf('1969-12-31')).toBe(4);
    const weeks = weeksOfMonth('2026-11-21');
    expect(weeks[0]?.indexOf('2026-10-23')).toBe(6);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeks.at(-1)).toEqual(['2026-11-21', ...Array(6).fill(undefined)]);
  });

  it('keep to the month when it is shorter, a leap day included', () => {
    expect(dayOfIso(addMonths(isoOfDay({ year: 1405, month: 6, day: 31 }), 1))).toMatchObject({
      month: 7,
      day: 30,
    });
    expect(dayOfIso(addMonths(isoOfDay({ year: 1403, month: 12, day: 30 }), 12))).toMatchObject({
      year: 1404,
      day: 29,
    });
    expect(dayOfIso(addMonths(isoOfDay({ year: 1405, month: 1, day: 5 }), -1))).toMatchObject({
      year: 1404,
      month: 12,
    });
  });

  it('are walked by sight: the left arrow leads on where lines run right to left', () => {
    expect(dayOfKey('2026-11-21', 'ArrowLeft', false, true)).toBe('2026-11-22');
    expect(dayOfKey('2026-11-21', 'ArrowLeft', false, false)).toBe('2026-11-20');
    expect(dayOfKey('2026-11-24', 'Home', false, true)).toBe('2026-11-21');
    expect(dayOfKey('2026-11-24', 'End', false, true)).toBe('2026-11-27');
    expect(dayOfIso(dayOfKey('2026-11-21', 'PageUp', true, true))).toMatchObject({ year: 1404, month: 8 });
    expect(dayOfKey('2026-11-21', 'a', false, true)).toBeUndefined();
  });

  it('stay within bounds', () => {
    expect(withinBounds('2026-01-01', '2026-02-01', '2026-03-01')).toBe('2026-02-01');
    expect(withinBounds('2026-04-01', undefined, '2026-03-01')).toBe('2026-03-01');
  });
});
