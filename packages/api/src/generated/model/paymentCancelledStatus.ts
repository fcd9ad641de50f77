/**
 * Generated from the contract; do not edit.
 */

/**
 * The state that decides which fields there are.
 */
export type PaymentCancelledStatus = typeof PaymentCancelledStatus[keyof typeof PaymentCancelledStatus];


export const PaymentCancelledStatus = {
  Cancelled: 'Cancelled',
} as const;
