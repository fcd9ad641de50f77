/**
 * Generated from the contract; do not edit.
 */

/**
 * What the plan covers. A limit that is absent is not part of the plan.
 */
export interface MembershipLimits {
  /**
     * Direct orders whose fee it covers in each month from its first day.
     * @minimum 0
     * @maximum 2147483647
     */
  directOrdersPerMonth?: number;
  /**
     * Messages in a day.
     * @minimum 0
     * @maximum 2147483647
     */
  messagesPerDay?: number;
  /**
     * Agents of the company.
     * @minimum 0
     * @maximum 2147483647
     */
  agents?: number;
}
