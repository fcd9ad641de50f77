/**
 * Generated from the contract; do not edit.
 */

/**
 * Why it ended.
 */
export interface TradeRequestEndReason {
  /** The backend may add to them. */
  code: string;
  /**
     * Persian sentence.
     * @maxLength 10000
     */
  text: string;
}
