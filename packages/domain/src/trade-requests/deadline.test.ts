import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { workingDaysBetween } from '../dates/working-days';
import { timeLeft } from './deadline';

describe('R-341 the time left', () => {
  // Monday 2026-11-23, 10:00 in Tehran.
  const now = Date.parse('2026-11-23T06:30:00Z');
  it.each([
    [undefined, 'none', 0],
    ['not a date', 'none', 0],
    ['2026-11-23T06:30:00Z', 'passed', 0],
    ['2026-11-23T06:30:20Z', 'minutes', 1],
    ['2026-11-23T07:10:00Z', 'minutes', 40],
    ['2026-11-24T00:30:00Z', 'hours', 18],
    ['2026-11-24T06:31:00Z', 'workingDays', 1],
    ['2026-11-26T12:00:00Z', 'workingDays', 3],
    // Friday the 27th does not count, Saturday the 28th does.
    ['2026-11-28T08:00:00Z', 'workingDays', 4],
    ['2026-12-05T08:00:00Z', 'workingDays', 10],
  ])('until %s is %s, %d', (dueAt, kind, count) => {
    expect(timeLeft(dueAt, now)).toEqual({ kind, count });
  });

  it('is given in hours where only a Friday lies between', () => {
    const thursday = Date.parse('2026-11-26T06:30:00Z');
    expect(timeLeft('2026-11-27T12:30:00Z', thursday)).toEqual({ kind: 'hours', count: 30 });
  });

  it('never grows as time passes, and is passed exactly after the deadline', () => {
    const day = fc.integer({ min: 20_000, max: 21_000 });
    fc.assert(
      fc.property(day, fc.nat(60), fc.nat(60), (first, near, far) => {
        const one = workingDaysBetween(first, first + near);
        expect(workingDaysBetween(first, first + near + far)).toBe(
          one + workingDaysBetween(first + near, first + near + far),
        );
        expect(one).toBeLessThanOrEqual(near);
        expect(one).toBeGreaterThanOrEqual(near - Math.ceil(near / 7));
      }),
    );
    expect(workingDaysBetween(20_000, 20_007)).toBe(6);
  });
});
