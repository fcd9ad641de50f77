/**
 * Generated from the contract; do not edit.
 */
import * as zod from 'zod';
import { TradeRequestPaymentStatus } from './tradeRequestPaymentStatus';

const tradeRequestPaymentPaymentIdMax = 64;



export const TradeRequestPayment = zod.object({
  "paymentId": zod.string().min(1).max(tradeRequestPaymentPaymentIdMax),
  "status": TradeRequestPaymentStatus
});

export type TradeRequestPayment = zod.input<typeof TradeRequestPayment>;
export type TradeRequestPaymentOutput = zod.output<typeof TradeRequestPayment>;
