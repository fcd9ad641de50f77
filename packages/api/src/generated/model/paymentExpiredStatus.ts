/**
 * Generated from the contract; do not edit.
 */

export type PaymentExpiredStatus = typeof PaymentExpiredStatus[keyof typeof PaymentExpiredStatus];


export const PaymentExpiredStatus = {
  Expired: 'Expired',
} as const;
