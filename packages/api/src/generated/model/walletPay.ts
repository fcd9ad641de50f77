/**
 * Generated from the contract; do not edit.
 */

/**
 * What is paid from the wallet.
 */
export interface WalletPay {
  /**
     * @minLength 1
     * @maxLength 64
     */
  paymentId: string;
}
