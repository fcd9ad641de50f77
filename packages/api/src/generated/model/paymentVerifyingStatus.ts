/**
 * Generated from the contract; do not edit.
 */

export type PaymentVerifyingStatus = typeof PaymentVerifyingStatus[keyof typeof PaymentVerifyingStatus];


export const PaymentVerifyingStatus = {
  Verifying: 'Verifying',
} as const;
