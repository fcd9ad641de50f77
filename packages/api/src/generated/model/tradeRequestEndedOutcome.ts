/**
 * Generated from the contract; do not edit.
 */

/**
 * With `Closed`: how it had ended.
 */
export type TradeRequestEndedOutcome = typeof TradeRequestEndedOutcome[keyof typeof TradeRequestEndedOutcome];


export const TradeRequestEndedOutcome = {
  Agreed: 'Agreed',
  Declined: 'Declined',
  Expired: 'Expired',
} as const;
