/**
 * Generated from the contract; do not edit.
 */

export interface VisitCount {
  /**
     * Visits of the object in all, this one included.
     * @minimum 1
     */
  visitCount: number;
}
