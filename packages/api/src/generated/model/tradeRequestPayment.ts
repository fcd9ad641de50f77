/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestPaymentStatus } from './tradeRequestPaymentStatus';

/**
 * The payment of the fee.
 */
export interface TradeRequestPayment {
  paymentId: string;
  status: TradeRequestPaymentStatus;
}
