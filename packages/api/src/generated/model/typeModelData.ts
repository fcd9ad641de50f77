/**
 * Generated from the contract; do not edit.
 */

/**
 * What the list adds: for `membershipPlan` the plan, as in `MembershipPlan`.
 */
export type TypeModelData = { [key: string]: unknown };
