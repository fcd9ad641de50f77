/**
 * Generated from the contract; do not edit.
 */

/**
 * How much credit is wanted.
 */
export interface WalletCharge {
  /**
     * Rial. Each gateway has its own least and most.
     * @minimum 10000
     * @maximum 2000000000
     */
  amountRial: number;
}
