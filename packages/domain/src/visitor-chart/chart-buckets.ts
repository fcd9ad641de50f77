import { toJalali } from '../dates/jalali';
import { toPersianDigits } from '../persian/digits';
import type { ChartGrouping, ChartRange } from './chart-address';
import { addDays, countDays, startOfMonth } from './chart-days';

/** A point of the service: `date` is the first day of its bucket within the period. */
export interface CountedPoint {
  readonly date: string;
  readonly visits: number;
  readonly uniqueVisitors: number;
}

export interface ChartBucket extends CountedPoint {
  /** Last day within the period. */
  readonly to: string;
  readonly days: number;
  /** Fridays, when each bucket is one day. */
  readonly isFriday: boolean;
  /** Ends today or is cut by the period: not comparable with its neighbours yet. */
  readonly isPartial: boolean;
}

const FRIDAY = 6;

/** Returns the points with their last days: weeks end on Friday, months with the Jalali month. */
export function chartBuckets(
  points: readonly CountedPoint[],
  { groupBy, range, today }: { groupBy: ChartGrouping; range: ChartRange; today: string },
): readonly ChartBucket[] {
  return points.map((point, index) => {
    const next = points[index + 1];
    const to = next === undefined ? range.to : addDays(next.date, -1);
    const days = countDays(point.date, to);
    const isToday = to === today;
    return {
      ...point,
      ...{ to, days },
      isFriday: groupBy === 'Day' && toJalali(point.date)?.weekday === FRIDAY,
      isPartial: groupBy === 'Day' ? isToday : isToday || days < wholeDays(point.date, groupBy),
    };
  });
}

/** Returns the days the whole bucket of a day has. */
function wholeDays(day: string, groupBy: 'Week' | 'Month'): number {
  return groupBy === 'Week' ? 7 : countDays(startOfMonth(day), addDays(startOfMonth(day, -1), -1));
}

const MONTHS = 'فروردین اردیبهشت خرداد تیر مرداد شهریور مهر آبان آذر دی بهمن اسفند'.split(' ');
const WEEKDAYS = ['شنبه', 'یکشنبه', 'دوشنبه', 'سه‌شنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه'];

/** Names a bucket: «دوشنبه ۲۵ آبان», «۲۳ تا ۲۹ آبان», «۲۹ مهر تا ۵ آبان», «آبان ۱۴۰۵». */
export function bucketText({ date, to }: Pick<ChartBucket, 'date' | 'to'>, groupBy: ChartGrouping): string {
  const [first, last] = [toJalali(date), toJalali(to)];
  if (first === undefined || last === undefined) return '';
  if (groupBy === 'Month') return toPersianDigits(`${MONTHS[first.month - 1]} ${first.year}`);
  if (groupBy === 'Day') return `${WEEKDAYS[first.weekday]} ${dayText(date)}`;
  if (date === to) return dayText(date);
  return first.month === last.month
    ? toPersianDigits(`${first.day} تا ${dayText(to)}`)
    : `${dayText(date)} تا ${dayText(to)}`;
}

/** Formats a day without its year: «۲۵ آبان». */
export function dayText(day: string): string {
  const date = toJalali(day);
  return date === undefined ? '' : toPersianDigits(`${date.day} ${MONTHS[date.month - 1]}`);
}

/** Names a period: «۱ تا ۳۰ آبان ۱۴۰۵», «۲۹ مهر تا ۵ آبان ۱۴۰۵», «۱ دی ۱۴۰۴ تا ۵ آبان ۱۴۰۵». */
export function rangeText({ from, to }: ChartRange): string {
  const [first, last] = [toJalali(from), toJalali(to)];
  if (first === undefined || last === undefined) return '';
  const end = toPersianDigits(`${dayText(to)} ${last.year}`);
  if (from === to) return end;
  if (first.year !== last.year) return toPersianDigits(`${dayText(from)} ${first.year} تا ${end}`);
  return first.month === last.month
    ? toPersianDigits(`${first.day} تا ${end}`)
    : `${dayText(from)} تا ${end}`;
}
