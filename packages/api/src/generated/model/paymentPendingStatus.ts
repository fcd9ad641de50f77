/**
 * Generated from the contract; do not edit.
 */

/**
 * The state that decides which fields there are.
 */
export type PaymentPendingStatus = typeof PaymentPendingStatus[keyof typeof PaymentPendingStatus];


export const PaymentPendingStatus = {
  Pending: 'Pending',
} as const;
