/**
 * Generated from the contract; do not edit.
 */

/**
 * Which plan is taken.
 */
export interface MembershipOrder {
  /**
     * Id of the plan to take, from the list `membershipPlan` of `listTypeModels`.
     * @minLength 1
     * @maxLength 64
     */
  planId: string;
  /**
     * Months, as in the plan; any other number is refused, so that a person buys exactly the offer they saw.
     * @minimum 1
     * @maximum 36
     */
  periodMonths: number;
  /**
     * Company of the caller that the plan is for; without it the plan is the caller's own.
     * @minLength 1
     * @maxLength 64
     */
  merchantId?: string;
}
