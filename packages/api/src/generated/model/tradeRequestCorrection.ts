/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestCorrectionErrors } from './tradeRequestCorrectionErrors';

/**
 * What the reviewer asks to be changed.
 */
export interface TradeRequestCorrection {
  /** Persian sentence. */
  reason: string;
  requestedAt: string;
  /** Persian sentences by field; a line's field reads `lines[0].note`. */
  errors: TradeRequestCorrectionErrors;
}
