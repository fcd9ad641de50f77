/**
 * Generated from the contract; do not edit.
 */

/**
 * Visits of one bucket.
 */
export interface VisitorLogPoint {
  /** First day of the bucket that was asked for. */
  date: string;
  /**
     * Visits in this bucket.
     * @minimum 0
     * @maximum 2147483647
     */
  visits: number;
  /**
     * Visitors of each day, added up over the days of the bucket.
     * @minimum 0
     * @maximum 2147483647
     */
  uniqueVisitors: number;
}
