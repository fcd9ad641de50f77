/**
 * Generated from the contract; do not edit.
 */

/**
 * Where it stands now.
 */
export type TradeRequestAwaitingPaymentStatus = typeof TradeRequestAwaitingPaymentStatus[keyof typeof TradeRequestAwaitingPaymentStatus];


export const TradeRequestAwaitingPaymentStatus = {
  AwaitingPayment: 'AwaitingPayment',
} as const;
