/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestStatus } from './tradeRequestStatus';

/**
 * How many requests stand in a state.
 */
export interface TradeRequestStatusCount {
  status: TradeRequestStatus;
  /** @minimum 1 */
  count: number;
}
