/**
 * Generated from the contract; do not edit.
 */

/**
 * State of the fee's payment; the values of `status` of a payment.
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
