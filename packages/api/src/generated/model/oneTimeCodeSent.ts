/**
 * Generated from the contract; do not edit.
 */

/**
 * The terms of the code that was sent. The code itself is never in an answer.
 */
export interface OneTimeCodeSent {
  /**
     * Life of the code in seconds.
     * @minimum 1
     * @maximum 2147483647
     */
  expiresInSeconds: number;
  /**
     * Digits.
     * @minimum 4
     * @maximum 8
     */
  codeLength: number;
  /**
     * Seconds until another may be asked for.
     * @minimum 0
     * @maximum 2147483647
     */
  resendAfterSeconds: number;
  /** A backend that does not distinguish numbers before the code is verified always returns false. */
  isNewUser: boolean;
}
