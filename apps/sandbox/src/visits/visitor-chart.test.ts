import { toJalali } from '@bazaar/domain/dates';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysOf, type GroupBy } from './chart-days';
import { visitorChart } from './visitor-chart';

const dayMs = 86_400_000;
const day = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

it('buckets are without gaps or overlap, begin where their kind begins, and add up to the days', () => {
  const span = fc.tuple(fc.integer({ min: 11_000, max: 47_000 }), fc.integer({ min: 0, max: 200 }));
  const visits = fc.array(fc.nat(500), { minLength: 201, maxLength: 201 });
  const groupBy = fc.constantFrom<GroupBy>('Day', 'Week', 'Month');
  fc.assert(
    fc.property(span, visits, groupBy, ([start, length], counts, kind) => {
      const [from, to] = [day(start), day(start + length)];
      const byDay = new Map(
        daysOf(from, to).map((date, index) => [date, { visits: counts[index] ?? 0, uniqueVisitors: 1 }]),
      );
      const { points, totals } = visitorChart({ from, to, groupBy: kind }, byDay);
      expect(points[0]?.date).toBe(from);
      expect(totals).toEqual({
        visits: counts.slice(0, length + 1).reduce((sum, count) => sum + count, 0),
        uniqueVisitors: length + 1,
      });
      // There is one unique visitor a day here, so their number is the length of each bucket.
      expect(points.reduce((sum, point) => sum + point.uniqueVisitors, 0)).toBe(length + 1);
      for (const { date } of points.slice(1)) {
        if (kind === 'Week') expect(toJalali(date)?.weekday).toBe(0);
        if (kind === 'Month') expect(toJalali(date)?.day).toBe(1);
      }
      for (const { uniqueVisitors } of points) {
        expect(uniqueVisitors).toBeLessThanOrEqual({ Day: 1, Week: 7, Month: 31 }[kind]);
      }
    }),
  );
});
