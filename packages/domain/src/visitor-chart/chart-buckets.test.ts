import { expect, it } from 'vitest';
import { bucketText, chartBuckets, rangeText } from './chart-buckets';
import { chartCsv } from './chart-csv';
import { busiestBucket, changeBetween, dailyAverage, namedPoints } from './chart-figures';

const TODAY = '2026-11-21';
const point = (date: string, visits = 10) => ({ date, visits, uniqueVisitors: 4 });

it('R-482 a week ends on Friday, the first and the last where the period does; a bucket that is not whole says so', () => {
  const range = { from: '2026-11-11', to: TODAY };
  const weeks = chartBuckets([point('2026-11-11'), point('2026-11-14'), point('2026-11-21')], {
    ...{ groupBy: 'Week', range, today: TODAY },
  });
  expect(weeks.map(({ to, days, isPartial }) => [to, days, isPartial])).toEqual([
    ['2026-11-13', 3, true],
    ['2026-11-20', 7, false],
    [TODAY, 1, true],
  ]);
  expect(weeks.map((week) => bucketText(week, 'Week'))).toEqual([
    '۲۰ تا ۲۲ آبان',
    '۲۳ تا ۲۹ آبان',
    '۳۰ آبان',
  ]);
});

it('R-482 a month is the Jalali month', () => {
  const range = { from: '2026-09-23', to: TODAY };
  const months = chartBuckets([point('2026-09-23'), point('2026-10-23')], {
    ...{ groupBy: 'Month', range, today: TODAY },
  });
  expect(months.map(({ days, isPartial }) => [days, isPartial])).toEqual([
    [30, false],
    [30, true],
  ]);
  expect(months.map((month) => bucketText(month, 'Month'))).toEqual(['مهر ۱۴۰۵', 'آبان ۱۴۰۵']);
});

it('R-482 marks Fridays among days', () => {
  const range = { from: '2026-11-19', to: TODAY };
  const days = chartBuckets([point('2026-11-19'), point('2026-11-20'), point(TODAY)], {
    ...{ groupBy: 'Day', range, today: TODAY },
  });
  expect(days.map(({ isFriday, isPartial }) => [isFriday, isPartial])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
  expect(bucketText({ date: '2026-11-16', to: '2026-11-16' }, 'Day')).toBe('دوشنبه ۲۵ آبان');
});

it.each([
  ['2026-10-23', TODAY, '۱ تا ۳۰ آبان ۱۴۰۵'],
  ['2026-10-21', TODAY, '۲۹ مهر تا ۳۰ آبان ۱۴۰۵'],
  ['2026-01-01', TODAY, '۱۱ دی ۱۴۰۴ تا ۳۰ آبان ۱۴۰۵'],
  [TODAY, TODAY, '۳۰ آبان ۱۴۰۵'],
])('names the period from %s to %s', (from, to, text) => {
  expect(rangeText({ from, to })).toBe(text);
});

it.each([
  [118, 100, { direction: 'more', percent: 18 }],
  [90, 100, { direction: 'less', percent: 10 }],
  [10_001, 10_000, { direction: 'more', percent: 1 }],
  [5, 5, { direction: 'same', percent: 0 }],
  [5, 0, undefined],
  [5, undefined, undefined],
])('R-483 %s after %s is %o', (now, before, change) => {
  expect(changeBetween(now, before)).toEqual(change);
});

it('R-483 finds the busiest bucket, none without visits, and the average of a day', () => {
  const range = { from: '2026-11-19', to: TODAY };
  const of = (...visits: number[]) =>
    chartBuckets(
      visits.map((count, index) => point(`2026-11-${19 + index}`, count)),
      { groupBy: 'Day', range, today: TODAY },
    );
  expect(busiestBucket(of(7, 9, 9))?.date).toBe(TODAY);
  expect(busiestBucket(of(0, 0, 0))).toBeUndefined();
  expect([dailyAverage(25, 3), dailyAverage(0, 0)]).toEqual([8, 0]);
});

it('names few points of the axis, always the last', () => {
  expect([...namedPoints(30, 5)].sort((one, other) => one - other)).toEqual([5, 11, 17, 23, 29]);
  expect([...namedPoints(3, 5)].sort()).toEqual([0, 1, 2]);
});

it('writes a chart as CSV with Jalali days in Latin digits', () => {
  const [bucket] = chartBuckets([point('2026-11-14')], {
    ...{ groupBy: 'Week', range: { from: '2026-11-14', to: '2026-11-20' }, today: TODAY },
  });
  expect(chartCsv(bucket ? [bucket] : [], ['از', 'تا', 'بازدید', 'بازدیدکننده'])).toBe(
    '\uFEFFاز,تا,بازدید,بازدیدکننده\r\n1405/08/23,1405/08/29,10,4\r\n',
  );
});
