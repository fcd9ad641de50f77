/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod/mini';
import { TradeRequestPaymentStatus } from './tradeRequestPaymentStatus';

export const TradeRequestPayment = /*#__PURE__*/ zod.object({
  "paymentId": /*#__PURE__*/ zod.string(),
  "status": TradeRequestPaymentStatus
});

export type TradeRequestPayment = zod.input<typeof TradeRequestPayment>;
export type TradeRequestPaymentOutput = zod.output<typeof TradeRequestPayment>;
