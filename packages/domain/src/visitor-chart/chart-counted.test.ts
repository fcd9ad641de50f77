import { expect, it } from 'vitest';
import { chartBuckets } from './chart-buckets';
import { countedBuckets } from './chart-counted';

const TODAY = '2026-11-21';
/** The buckets of the days up to `to`, one for each count. */
const days = (to: string, ...counts: number[]) => {
  const last = Number(to.slice(8));
  const points = counts.map((visits, index) => ({
    date: `2026-11-${last - counts.length + 1 + index}`,
    ...{ visits, uniqueVisitors: visits },
  }));
  return chartBuckets(points, {
    ...{ groupBy: 'Day', range: { from: points[0]?.date ?? to, to }, today: TODAY },
  });
};
const told = (to: string, ...counts: number[]) => {
  const { buckets, silentFrom } = countedBuckets(days(to, ...counts), { to, today: TODAY });
  return [buckets.map(({ visits }) => visits), silentFrom];
};

it('R-482 ends a chart up to today with the newest counted day', () => {
  expect(told(TODAY, 7, 0, 9, 0, 0)).toEqual([[7, 0, 9], '2026-11-20']);
  expect(told(TODAY, 7, 9, 0)).toEqual([[7, 9], TODAY]);
});

it('R-482 keeps the zeros of a period that has ended, those before a counted day, and a period without any visit', () => {
  expect(told('2026-11-20', 7, 0)).toEqual([[7, 0], undefined]);
  expect(told(TODAY, 0, 0, 5)).toEqual([[0, 0, 5], undefined]);
  expect(told(TODAY, 0, 0)).toEqual([[0, 0], undefined]);
});

it('R-482 ends weeks with the week that has the newest counted day', () => {
  const weeks = chartBuckets(
    ['2026-11-07', '2026-11-14', TODAY].map((date, index) => ({
      ...{ date, visits: index === 0 ? 5 : 0, uniqueVisitors: 0 },
    })),
    { groupBy: 'Week', range: { from: '2026-11-07', to: TODAY }, today: TODAY },
  );
  expect(countedBuckets(weeks, { to: TODAY, today: TODAY })).toEqual({
    ...{ buckets: weeks.slice(0, 1), silentFrom: '2026-11-14' },
  });
});
