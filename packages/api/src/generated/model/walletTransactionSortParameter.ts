/**
 * Generated from the contract; do not edit.
 */

export type WalletTransactionSortParameter = typeof WalletTransactionSortParameter[keyof typeof WalletTransactionSortParameter];


export const WalletTransactionSortParameter = {
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
} as const;
