/**
 * Generated from the contract; do not edit.
 */

/**
 * One line of a plan's comparison.
 */
export interface MembershipFeature {
  /**
     * What the plan offers.
     * @maxLength 300
     */
  title: string;
  /**
     * How much of it, as people read it.
     * @maxLength 300
     */
  value: string;
}
