/**
 * Generated from the contract; do not edit.
 */

/**
 * The state that decides which fields there are.
 */
export type PaymentExpiredStatus = typeof PaymentExpiredStatus[keyof typeof PaymentExpiredStatus];


export const PaymentExpiredStatus = {
  Expired: 'Expired',
} as const;
