/**
 * Generated from the contract; do not edit.
 */

export type PaymentPaidStatus = typeof PaymentPaidStatus[keyof typeof PaymentPaidStatus];


export const PaymentPaidStatus = {
  Paid: 'Paid',
} as const;
