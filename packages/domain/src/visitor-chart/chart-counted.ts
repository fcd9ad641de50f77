import type { ChartBucket } from './chart-buckets';
import { addDays } from './chart-days';

export interface CountedBuckets {
  readonly buckets: readonly ChartBucket[];
  /** First day of which nothing is told; absent where all is told. */
  readonly silentFrom?: string;
}

/**
 * Returns the buckets up to the newest day that something was counted. The service says 0 for a day without visits and for one that is
 * not counted yet alike: up to today the two cannot be told apart, and a line that falls to 0 there would state what nobody knows. Zeros
 * before a counted day, and those of a period that has ended, are visits that did not happen. Nothing counted at all stays as it is.
 */
export function countedBuckets(
  buckets: readonly ChartBucket[],
  { to, today }: { readonly to: string; readonly today: string },
): CountedBuckets {
  const at = buckets.map(({ visits }) => visits > 0).lastIndexOf(true);
  const newest = buckets[at];
  if (to < today || newest === undefined || at === buckets.length - 1) return { buckets };
  return { buckets: buckets.slice(0, at + 1), silentFrom: addDays(newest.to, 1) };
}
