/**
 * Generated from the contract; do not edit.
 */

/**
 * `Pending` waits for a payment (money in) or is set aside for one (money out); `Done` has moved; `Failed` never moved;
 * `Reversed` was set aside and is free again.
 */
export type WalletTransactionStatus = typeof WalletTransactionStatus[keyof typeof WalletTransactionStatus];


export const WalletTransactionStatus = {
  Pending: 'Pending',
  Done: 'Done',
  Failed: 'Failed',
  Reversed: 'Reversed',
} as const;
