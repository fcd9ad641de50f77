/**
 * Generated from the contract; do not edit.
 */

/**
 * Who asks.
 */
export interface TradeRequestBuyer {
  customerId: string;
  name: string;
  companyName?: string;
}
