/**
 * Generated from the contract; do not edit.
 */

/**
 * Publishes the request in this version.
 */
export interface TradeRequestPublication {
  /**
     * As read.
     * @minimum 1
     * @maximum 2147483647
     */
  version: number;
  /** The buyer accepts the rules; false is refused. */
  acceptTerms: boolean;
}
