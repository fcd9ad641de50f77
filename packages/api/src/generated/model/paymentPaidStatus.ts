/**
 * Generated from the contract; do not edit.
 */

/**
 * The state that decides which fields there are.
 */
export type PaymentPaidStatus = typeof PaymentPaidStatus[keyof typeof PaymentPaidStatus];


export const PaymentPaidStatus = {
  Paid: 'Paid',
} as const;
