/**
 * Generated from the contract; do not edit.
 */

/**
 * The state that decides which fields there are.
 */
export type PaymentFailedStatus = typeof PaymentFailedStatus[keyof typeof PaymentFailedStatus];


export const PaymentFailedStatus = {
  Failed: 'Failed',
} as const;
