/**
 * Generated from the contract; do not edit.
 */

export interface TradeRequestConfirmation {
  /**
     * As read.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
}
