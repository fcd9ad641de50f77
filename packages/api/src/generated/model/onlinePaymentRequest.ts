/**
 * Generated from the contract; do not edit.
 */
import type { PaymentReturnPath } from './paymentReturnPath';

/**
 * The first attempt at a bank.
 */
export interface OnlinePaymentRequest {
  /**
     * The payment to pay.
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
  /**
     * Rial to take from the wallet, less than the whole; blocked until the bank has answered. Not for a top-up.
     * @minimum 1
     * @maximum 2000000000
     */
  useWalletRial?: number;
  /** Where in the site the bank's page leads back to. */
  returnPath: PaymentReturnPath;
}
