import type { ChartBucket } from './chart-buckets';

export interface ChartChange {
  readonly direction: 'more' | 'less' | 'same';
  /** Share of the number before, rounded to whole percents; at least 1 when there is a change. */
  readonly percent: number;
}

/** Returns the change against the period before; `undefined` when nothing was counted then. */
export function changeBetween(now: number, before: number | undefined): ChartChange | undefined {
  if (before === undefined || before <= 0) return undefined;
  if (now === before) return { direction: 'same', percent: 0 };
  const percent = Math.max(1, Math.round((Math.abs(now - before) / before) * 100));
  return { direction: now > before ? 'more' : 'less', percent };
}

/** Returns the bucket with the most visits, the latest of several; `undefined` when none has any. */
export function busiestBucket(buckets: readonly ChartBucket[]): ChartBucket | undefined {
  let busiest: ChartBucket | undefined;
  for (const bucket of buckets) {
    if (bucket.visits > 0 && bucket.visits >= (busiest?.visits ?? 0)) busiest = bucket;
  }
  return busiest;
}

/** Returns the visits of one day on average, rounded. */
export function dailyAverage(visits: number, days: number): number {
  return days > 0 ? Math.round(visits / days) : 0;
}

/** Returns which points the axis names: at most `most`, at even distances, with the last one. */
export function namedPoints(count: number, most: number): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil(count / most));
  const named = new Set<number>();
  for (let index = count - 1; index >= 0; index -= step) named.add(index);
  return named;
}
