/**
 * Generated from the contract; do not edit.
 */

/**
 * One line of a plan's comparison.
 */
export interface MembershipFeature {
  title: string;
  value: string;
}
