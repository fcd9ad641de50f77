/**
 * Generated from the contract; do not edit.
 */
import type { VisitorLogGroupBy } from './visitorLogGroupBy';
import type { VisitorLogPoint } from './visitorLogPoint';
import type { VisitorLogTotals } from './visitorLogTotals';

export interface VisitorLogChart {
  fromDate: string;
  /** Included. */
  toDate: string;
  groupBy: VisitorLogGroupBy;
  /** Oldest first, without gaps: a bucket without visits says 0. */
  points: VisitorLogPoint[];
  totals: VisitorLogTotals;
}
