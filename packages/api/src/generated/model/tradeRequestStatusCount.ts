/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestStatus } from './tradeRequestStatus';

/**
 * How many requests stand in a state.
 */
export interface TradeRequestStatusCount {
  /** The state. */
  status: TradeRequestStatus;
  /**
     * How many of the caller's requests stand in it.
     * @minimum 1
     * @maximum 2147483647
     */
  count: number;
}
