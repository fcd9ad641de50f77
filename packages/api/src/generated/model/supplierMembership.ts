/**
 * Generated from the contract; do not edit.
 */

/**
 * The supplier's paid plan.
 */
export interface SupplierMembership {
  planTitle: string;
  /** Higher is more. */
  level: number;
  validTo: string;
}
