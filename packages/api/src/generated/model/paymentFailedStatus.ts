/**
 * Generated from the contract; do not edit.
 */

export type PaymentFailedStatus = typeof PaymentFailedStatus[keyof typeof PaymentFailedStatus];


export const PaymentFailedStatus = {
  Failed: 'Failed',
} as const;
