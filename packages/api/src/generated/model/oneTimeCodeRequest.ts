/**
 * Generated from the contract; do not edit.
 */

/**
 * The mobile number that should receive a code.
 */
export interface OneTimeCodeRequest {
  /**
     * Mobile number, eleven Latin digits.
     * @pattern ^09\d{9}$
     */
  phoneNumber: string;
}
