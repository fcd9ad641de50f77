/**
 * Generated from the contract; do not edit.
 */

/**
 * What a wallet holds. What can be spent is `balanceRial` less `blockedRial`.
 */
export interface WalletCredit {
  /**
     * Rial, what is blocked included.
     * @minimum 0
     * @maximum 9007199254740991
     */
  balanceRial: number;
  /**
     * Rial set aside for payments under way.
     * @minimum 0
     * @maximum 9007199254740991
     */
  blockedRial: number;
  /** When the balance last changed (UTC). */
  updatedAt: string;
}
