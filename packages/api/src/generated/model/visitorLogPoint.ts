/**
 * Generated from the contract; do not edit.
 */

export interface VisitorLogPoint {
  /** First day of the bucket that was asked for. */
  date: string;
  /** @minimum 0 */
  visits: number;
  /**
     * Visitors of each day, added up over the days of the bucket.
     * @minimum 0
     */
  uniqueVisitors: number;
}
