/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestAnswered } from './tradeRequestAnswered';
import type { TradeRequestAwaitingConfirmation } from './tradeRequestAwaitingConfirmation';
import type { TradeRequestAwaitingPayment } from './tradeRequestAwaitingPayment';
import type { TradeRequestDraft } from './tradeRequestDraft';
import type { TradeRequestEnded } from './tradeRequestEnded';
import type { TradeRequestNeedsCorrection } from './tradeRequestNeedsCorrection';
import type { TradeRequestReadyToPublish } from './tradeRequestReadyToPublish';
import type { TradeRequestSent } from './tradeRequestSent';

/**
 * A direct order of one buyer to one supplier; each `status` brings what belongs to it.
 */
export type TradeRequest = TradeRequestDraft | TradeRequestAwaitingConfirmation | TradeRequestNeedsCorrection | TradeRequestAwaitingPayment | TradeRequestReadyToPublish | TradeRequestSent | TradeRequestAnswered | TradeRequestEnded;
