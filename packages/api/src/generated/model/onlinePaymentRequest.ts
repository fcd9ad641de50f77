/**
 * Generated from the contract; do not edit.
 */
import type { PaymentReturnPath } from './paymentReturnPath';

/**
 * The first attempt at a bank.
 */
export interface OnlinePaymentRequest {
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
  /**
     * Rial to take from the wallet, less than the whole; blocked until the bank has answered. Not for a top-up.
     * @minimum 1
     * @maximum 2000000000
     */
  useWalletRial?: number;
  returnPath: PaymentReturnPath;
}
