/**
 * Generated from the contract; do not edit.
 */
import type { TradeRequestPaymentStatus } from './tradeRequestPaymentStatus';

/**
 * The payment of the fee.
 */
export interface TradeRequestPayment {
  /**
     * Id of the payment, as in `getPayment`.
     * @minLength 1
     * @maxLength 64
     */
  paymentId: string;
  /** Whether the fee is paid. */
  status: TradeRequestPaymentStatus;
}
