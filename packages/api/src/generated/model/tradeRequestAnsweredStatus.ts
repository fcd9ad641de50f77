/**
 * Generated from the contract; do not edit.
 */

export type TradeRequestAnsweredStatus = typeof TradeRequestAnsweredStatus[keyof typeof TradeRequestAnsweredStatus];


export const TradeRequestAnsweredStatus = {
  Answered: 'Answered',
} as const;
