/**
 * Generated from the contract; do not edit.
 */
import type { VisitorLogGroupBy } from './visitorLogGroupBy';
import type { VisitorLogPoint } from './visitorLogPoint';
import type { VisitorLogTotals } from './visitorLogTotals';

/**
 * Visits over time, in buckets of days, weeks or months.
 */
export interface VisitorLogChart {
  /** First day of the chart in the Gregorian calendar. */
  fromDate: string;
  /** Included. */
  toDate: string;
  /** Length of a bucket. */
  groupBy: VisitorLogGroupBy;
  /**
     * Oldest first, without gaps: a bucket without visits says 0.
     * @maxItems 4000
     */
  points: VisitorLogPoint[];
  /** Sums over the whole span. */
  totals: VisitorLogTotals;
}
