/**
 * Generated from the contract; do not edit.
 */

/**
 * Sums of the points.
 */
export interface VisitorLogTotals {
  /** @minimum 0 */
  visits: number;
  /** @minimum 0 */
  uniqueVisitors: number;
}
