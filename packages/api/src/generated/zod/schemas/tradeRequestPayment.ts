/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestPaymentStatus } from './tradeRequestPaymentStatus';

export const TradeRequestPayment = zod.object({
  "paymentId": zod.string(),
  "status": TradeRequestPaymentStatus
});

export type TradeRequestPayment = zod.input<typeof TradeRequestPayment>;
export type TradeRequestPaymentOutput = zod.output<typeof TradeRequestPayment>;
