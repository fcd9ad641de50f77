/**
 * Generated from the contract; do not edit.
 */

/**
 * What is paid from the wallet.
 */
export interface WalletPay {
  /**
     * The payment to pay from the wallet.
     * @minLength 1
     * @maxLength 64
     */
  paymentId: string;
}
