/**
 * Generated from the contract; do not edit.
 */
import type { PaymentReturnPath } from './paymentReturnPath';

/**
 * Another attempt. It takes from the wallet what the last one took, as far as the credit still allows.
 */
export interface OnlinePaymentRetry {
  /**
     * @minLength 1
     * @maxLength 64
     */
  paymentId: string;
  /**
     * @minLength 1
     * @maxLength 64
     */
  gatewayId: string;
  returnPath: PaymentReturnPath;
}
