/**
 * Generated from the contract; do not edit.
 */

/**
 * The supplier's paid plan.
 */
export interface SupplierMembership {
  /**
     * Title of the plan, as it is sold.
     * @maxLength 300
     */
  planTitle: string;
  /**
     * Higher is more.
     * @minimum 0
     * @maximum 2147483647
     */
  level: number;
  /** Until when the plan is paid (UTC). */
  validTo: string;
}
