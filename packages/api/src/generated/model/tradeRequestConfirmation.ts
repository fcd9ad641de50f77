/**
 * Generated from the contract; do not edit.
 */

/**
 * Asks the reviewer to read the draft in this version.
 */
export interface TradeRequestConfirmation {
  /**
     * As read.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
}
