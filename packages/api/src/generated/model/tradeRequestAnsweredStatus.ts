/**
 * Generated from the contract; do not edit.
 */

/**
 * Where it stands now.
 */
export type TradeRequestAnsweredStatus = typeof TradeRequestAnsweredStatus[keyof typeof TradeRequestAnsweredStatus];


export const TradeRequestAnsweredStatus = {
  Answered: 'Answered',
} as const;
