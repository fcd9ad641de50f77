/**
 * Generated from the contract; do not edit.
 */

/**
 * The requests that share this one's `groupKey`, itself included, without withdrawn ones. Absent where it is the only one.
 */
export interface TradeRequestGroupState {
  /**
     * How many there are.
     * @minimum 2
     * @maximum 2147483647
     */
  count: number;
  /**
     * How many have an answer.
     * @minimum 0
     * @maximum 2147483647
     */
  answeredCount: number;
}
