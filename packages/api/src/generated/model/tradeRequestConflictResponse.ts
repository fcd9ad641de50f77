/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestConflict } from './tradeRequestConflict';

/**
 * `conflict`: the request has changed since it was read, or its state does not allow this; `current` is the request as it is now. `payment-in-progress`: an attempt to pay its fee is still being checked.
 */
export type TradeRequestConflictResponse = TradeRequestConflict;
