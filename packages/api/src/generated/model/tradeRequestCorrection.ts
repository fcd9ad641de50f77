/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestCorrectionErrors } from './tradeRequestCorrectionErrors';

/**
 * What the reviewer asks to be changed.
 */
export interface TradeRequestCorrection {
  /**
     * Persian sentence.
     * @maxLength 2000
     */
  reason: string;
  /** When the reviewer asked for it (UTC). */
  requestedAt: string;
  /** Persian sentences by field; a line's field reads `lines[0].note`. */
  errors: TradeRequestCorrectionErrors;
}
