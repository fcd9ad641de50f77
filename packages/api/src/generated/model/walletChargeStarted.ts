/**
 * Generated from the contract; do not edit.
 */

/**
 * A top-up that waits for its payment.
 */
export interface WalletChargeStarted {
  /** The pending wallet transaction. */
  transactionId: string;
  /** What is to be paid. */
  paymentId: string;
}
