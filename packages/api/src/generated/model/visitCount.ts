/**
 * Generated from the contract; do not edit.
 */

/**
 * The number of visits after this one was counted.
 */
export interface VisitCount {
  /**
     * Visits of the object in all, this one included.
     * @minimum 1
     * @maximum 2147483647
     */
  visitCount: number;
}
