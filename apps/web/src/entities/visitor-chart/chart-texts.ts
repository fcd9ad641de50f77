import type { VisitorLogChart } from '@bazaar/api/model';
import { formatNumber, formatPercent } from '@bazaar/domain/persian/numbers';
import type { ChartGrouping } from '@bazaar/domain/visitor-chart/chart-address';
import { bucketText, type ChartBucket, dayText } from '@bazaar/domain/visitor-chart/chart-buckets';
import {
  busiestBucket,
  type ChartChange,
  changeBetween,
  dailyAverage,
  namedPoints,
} from '@bazaar/domain/visitor-chart/chart-figures';
import type { ChartProps } from '@bazaar/ui/chart';
import type { ChartFigure, ChartTableRow } from '@bazaar/ui/patterns/visitor-chart';
import { visitorChartTexts as texts } from '@/translations/visitor-chart';

type Totals = VisitorLogChart['totals'];
/** Labels of the axis that stand beside each other on a phone. */
const MOST_LABELS = 5;

/** Returns the points of the drawing, with the labels of its axis. */
export function chartPoints(buckets: readonly ChartBucket[], groupBy: ChartGrouping): ChartProps['points'] {
  const named = namedPoints(buckets.length, MOST_LABELS);
  return buckets.map((bucket, index) => ({
    key: bucket.date,
    value: bucket.visits,
    label: bucketText(bucket, groupBy),
    valueText: texts.visitsOf(formatNumber(bucket.visits)),
    axisText: named.has(index) ? axisText(bucket, groupBy) : '',
    part: {
      value: bucket.uniqueVisitors,
      valueText: texts.uniqueOf(formatNumber(bucket.uniqueVisitors)),
    },
    isTinted: bucket.isFriday,
    isPartial: bucket.isPartial,
  }));
}

/** Returns the figures above the drawing; changes are those to the period before. */
export function chartFigures(
  buckets: readonly ChartBucket[],
  { totals, before, groupBy }: { totals: Totals; before: Totals | undefined; groupBy: ChartGrouping },
): readonly ChartFigure[] {
  const busiest = busiestBucket(buckets);
  const days = buckets.reduce((sum, bucket) => sum + bucket.days, 0);
  const figure = (id: 'visits' | 'unique', now: number, then: number | undefined): ChartFigure => {
    const change = changeBetween(now, then);
    const tone = change?.direction === 'same' ? undefined : change?.direction;
    return {
      ...{ id, label: texts[id], value: formatNumber(now) },
      ...(change === undefined ? {} : { note: changeText(change) }),
      ...(tone === undefined ? {} : { tone }),
    };
  };
  return [
    figure('visits', totals.visits, before?.visits),
    figure('unique', totals.uniqueVisitors, before?.uniqueVisitors),
    ...(busiest === undefined
      ? []
      : [
          {
            id: 'busiest',
            label: texts.busiest[groupBy],
            value: formatNumber(busiest.visits),
            note: groupBy === 'Day' ? dayText(busiest.date) : bucketText(busiest, groupBy),
          },
        ]),
    { id: 'average', label: texts.average, value: formatNumber(dailyAverage(totals.visits, days)) },
  ];
}

/** Returns the rows of the table, the newest first. */
export function chartRows(buckets: readonly ChartBucket[], groupBy: ChartGrouping): readonly ChartTableRow[] {
  return [...buckets].reverse().map((bucket) => {
    const name = bucketText(bucket, groupBy);
    return {
      id: bucket.date,
      name: bucket.isPartial ? texts.partialOf(name) : name,
      cells: rowCells(bucket, bucket.days, groupBy),
    };
  });
}

/** Returns the visits, the unique visitors and, of more than one day, the average of a day. */
export function rowCells(
  { visits, uniqueVisitors }: Totals,
  days: number,
  groupBy: ChartGrouping,
): readonly string[] {
  const cells = [formatNumber(visits), formatNumber(uniqueVisitors)];
  return groupBy === 'Day' ? cells : [...cells, formatNumber(dailyAverage(visits, days))];
}

/** Returns a change in words: «۱۸٪ بیشتر». */
function changeText({ direction, percent }: ChartChange): string {
  return direction === 'same' ? texts.same : texts[direction](formatPercent(percent));
}

function axisText(bucket: ChartBucket, groupBy: ChartGrouping): string {
  return groupBy === 'Month' ? bucketText(bucket, groupBy) : dayText(bucket.date);
}
