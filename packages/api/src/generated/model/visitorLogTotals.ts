/**
 * Generated from the contract; do not edit.
 */

/**
 * Sums of the points.
 */
export interface VisitorLogTotals {
  /**
     * Visits in all.
     * @minimum 0
     * @maximum 2147483647
     */
  visits: number;
  /**
     * Sum of the visitors of each day.
     * @minimum 0
     * @maximum 2147483647
     */
  uniqueVisitors: number;
}
