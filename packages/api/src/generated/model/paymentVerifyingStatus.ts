/**
 * Generated from the contract; do not edit.
 */

/**
 * The state that decides which fields there are.
 */
export type PaymentVerifyingStatus = typeof PaymentVerifyingStatus[keyof typeof PaymentVerifyingStatus];


export const PaymentVerifyingStatus = {
  Verifying: 'Verifying',
} as const;
