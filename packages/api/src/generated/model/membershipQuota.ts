/**
 * Generated from the contract; do not edit.
 */

/**
 * How much of a limit is used in the current period.
 */
export interface MembershipQuota {
  /**
     * In one period.
     * @minimum 1
     * @maximum 2147483647
     */
  limit: number;
  /**
     * In the current period, at most `limit`.
     * @minimum 0
     * @maximum 2147483647
     */
  used: number;
  /** When the next period begins; when the plan ends before, its end. */
  renewsAt: string;
}
