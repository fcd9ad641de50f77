import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addWorkingDays, workingDaysBetween } from './working-days';

it('counts as many working days as it adds', () => {
  fc.assert(
    fc.property(fc.nat(40_000), fc.nat(300), (day, count) => {
      expect(workingDaysBetween(day, addWorkingDays(day, count))).toBe(count);
    }),
  );
});
