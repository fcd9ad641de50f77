/**
 * Generated from the contract; do not edit.
 */

/**
 * Direct orders whose fee the plan covers in the current month; absent when it covers none.
 */
export interface MembershipQuota {
  /**
     * In one month.
     * @minimum 1
     */
  limit: number;
  /**
     * In the current month, at most `limit`.
     * @minimum 0
     */
  used: number;
  /** When the next month begins; when the plan ends before, its end. */
  renewsAt: string;
}
