/**
 * Generated from the contract; do not edit.
 */

/**
 * How the payment of the fee stands; the values of `status` of a payment.
 */
export type TradeRequestPaymentStatus = typeof TradeRequestPaymentStatus[keyof typeof TradeRequestPaymentStatus];


export const TradeRequestPaymentStatus = {
  Created: 'Created',
  Pending: 'Pending',
  Verifying: 'Verifying',
  Paid: 'Paid',
  Failed: 'Failed',
  Cancelled: 'Cancelled',
  Expired: 'Expired',
  Refunded: 'Refunded',
} as const;
