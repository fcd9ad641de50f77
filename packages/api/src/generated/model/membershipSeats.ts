/**
 * Generated from the contract; do not edit.
 */

/**
 * Agents of the person's companies, invited ones included; absent when the plan limits none.
 */
export interface MembershipSeats {
  /**
     * How many agents the plan allows.
     * @minimum 1
     * @maximum 2147483647
     */
  limit: number;
  /**
     * At most `limit`.
     * @minimum 0
     * @maximum 2147483647
     */
  used: number;
}
