/**
 * Generated from the contract; do not edit.
 */

export type PaymentCreatedStatus = typeof PaymentCreatedStatus[keyof typeof PaymentCreatedStatus];


export const PaymentCreatedStatus = {
  Created: 'Created',
} as const;
