/**
 * Generated from the contract; do not edit.
 */
import type { PaymentReturnPath } from './paymentReturnPath';

/**
 * Another attempt. It takes from the wallet what the last one took, as far as the credit still allows.
 */
export interface OnlinePaymentRetry {
  /**
     * The payment to try again.
     * @minLength 1
     * @maxLength 64
     */
  paymentId: string;
  /**
     * Id of the gateway, as in `listGateways`.
     * @minLength 1
     * @maxLength 64
     */
  gatewayId: string;
  /** Where in the site the bank's page leads back to. */
  returnPath: PaymentReturnPath;
}
