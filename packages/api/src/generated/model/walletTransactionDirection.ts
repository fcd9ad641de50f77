/**
 * Generated from the contract; do not edit.
 */

/**
 * Into or out of the wallet.
 */
export type WalletTransactionDirection = typeof WalletTransactionDirection[keyof typeof WalletTransactionDirection];


export const WalletTransactionDirection = {
  In: 'In',
  Out: 'Out',
} as const;
