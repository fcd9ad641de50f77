/**
 * Generated from the contract; do not edit.
 */

/**
 * The state that decides which fields there are.
 */
export type PaymentRefundedStatus = typeof PaymentRefundedStatus[keyof typeof PaymentRefundedStatus];


export const PaymentRefundedStatus = {
  Refunded: 'Refunded',
} as const;
