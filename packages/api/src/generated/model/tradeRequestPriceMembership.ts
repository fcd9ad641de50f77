/**
 * Generated from the contract; do not edit.
 */

/**
 * The membership that covers it.
 */
export type TradeRequestPriceMembership = {
  /**
     * Title of the plan that covers the fee.
     * @maxLength 300
     */
  planTitle: string;
  /** Until when that plan runs (UTC). */
  validTo: string;
  /**
     * Requests left in this month.
     * @minimum 0
     * @maximum 2147483647
     */
  remainingRequests: number;
};
