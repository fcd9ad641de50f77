import { toCsv } from '../compare/compare-csv';
import { formatShortDate } from '../dates/jalali';
import { toLatinDigits } from '../persian/digits';
import type { ChartBucket } from './chart-buckets';

/** Returns a chart as CSV, oldest first. `heads` names first day, last day, visits, unique visitors; dates are Jalali, digits Latin. */
export function chartCsv(buckets: readonly ChartBucket[], heads: readonly string[]): string {
  const rows = buckets.map(({ date, to, visits, uniqueVisitors }) => [
    toLatinDigits(formatShortDate(date)),
    toLatinDigits(formatShortDate(to)),
    String(visits),
    String(uniqueVisitors),
  ]);
  return toCsv([heads, ...rows]);
}
