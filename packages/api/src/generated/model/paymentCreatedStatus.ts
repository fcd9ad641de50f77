/**
 * Generated from the contract; do not edit.
 */

/**
 * The state that decides which fields there are.
 */
export type PaymentCreatedStatus = typeof PaymentCreatedStatus[keyof typeof PaymentCreatedStatus];


export const PaymentCreatedStatus = {
  Created: 'Created',
} as const;
