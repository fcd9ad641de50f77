/**
 * Generated from the contract; do not edit.
 */

/**
 * A top-up that waits for its payment.
 */
export interface WalletChargeStarted {
  /**
     * The pending wallet transaction.
     * @minLength 1
     * @maxLength 64
     */
  transactionId: string;
  /**
     * What is to be paid.
     * @minLength 1
     * @maxLength 64
     */
  paymentId: string;
}
