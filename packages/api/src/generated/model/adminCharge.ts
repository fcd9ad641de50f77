/**
 * Generated from the contract; do not edit.
 */

/**
 * Credit given by an administrator.
 */
export interface AdminCharge {
  /**
     * Who gets it.
     * @minLength 1
     * @maxLength 64
     */
  userId: string;
  /**
     * Rial.
     * @minimum 10000
     * @maximum 2000000000
     */
  amountRial: number;
  /**
     * Shown to the user in the ledger.
     * @minLength 3
     * @maxLength 300
     */
  reason: string;
}
