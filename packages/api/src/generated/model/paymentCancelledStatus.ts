/**
 * Generated from the contract; do not edit.
 */

export type PaymentCancelledStatus = typeof PaymentCancelledStatus[keyof typeof PaymentCancelledStatus];


export const PaymentCancelledStatus = {
  Cancelled: 'Cancelled',
} as const;
