/**
 * Generated from the contract; do not edit.
 */

/**
 * Agents of the person's companies, invited ones included; absent when the plan limits none.
 */
export interface MembershipSeats {
  /** @minimum 1 */
  limit: number;
  /**
     * At most `limit`.
     * @minimum 0
     */
  used: number;
}
