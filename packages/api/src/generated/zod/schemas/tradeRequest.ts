/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestAnswered } from './tradeRequestAnswered';
import { TradeRequestAwaitingConfirmation } from './tradeRequestAwaitingConfirmation';
import { TradeRequestAwaitingPayment } from './tradeRequestAwaitingPayment';
import { TradeRequestDraft } from './tradeRequestDraft';
import { TradeRequestEnded } from './tradeRequestEnded';
import { TradeRequestNeedsCorrection } from './tradeRequestNeedsCorrection';
import { TradeRequestReadyToPublish } from './tradeRequestReadyToPublish';
import { TradeRequestSent } from './tradeRequestSent';

export const TradeRequest = zod.discriminatedUnion('status', [TradeRequestDraft,TradeRequestAwaitingConfirmation,TradeRequestNeedsCorrection,TradeRequestAwaitingPayment,TradeRequestReadyToPublish,TradeRequestSent,TradeRequestAnswered,TradeRequestEnded]);

export type TradeRequest = zod.input<typeof TradeRequest>;
export type TradeRequestOutput = zod.output<typeof TradeRequest>;
