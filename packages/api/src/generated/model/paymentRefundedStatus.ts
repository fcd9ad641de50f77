/**
 * Generated from the contract; do not edit.
 */

export type PaymentRefundedStatus = typeof PaymentRefundedStatus[keyof typeof PaymentRefundedStatus];


export const PaymentRefundedStatus = {
  Refunded: 'Refunded',
} as const;
