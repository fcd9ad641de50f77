/**
 * Generated from the contract; do not edit.
 */

export type PaymentPendingStatus = typeof PaymentPendingStatus[keyof typeof PaymentPendingStatus];


export const PaymentPendingStatus = {
  Pending: 'Pending',
} as const;
