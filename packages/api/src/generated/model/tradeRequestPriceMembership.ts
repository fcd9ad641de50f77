/**
 * Generated from the contract; do not edit.
 */

/**
 * The membership that covers it.
 */
export type TradeRequestPriceMembership = {
  planTitle: string;
  validTo: string;
  /**
     * Requests left in this month.
     * @minimum 0
     */
  remainingRequests: number;
};
