/**
 * Generated from the contract; do not edit.
 */

export type WalletTransactionDirectionFilterParameter = typeof WalletTransactionDirectionFilterParameter[keyof typeof WalletTransactionDirectionFilterParameter];


export const WalletTransactionDirectionFilterParameter = {
  In: 'In',
  Out: 'Out',
} as const;
