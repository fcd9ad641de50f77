/**
 * Generated from the contract; do not edit.
 */

/**
 * Where it stands now.
 */
export type TradeRequestEndedStatus = typeof TradeRequestEndedStatus[keyof typeof TradeRequestEndedStatus];


export const TradeRequestEndedStatus = {
  Agreed: 'Agreed',
  Declined: 'Declined',
  Expired: 'Expired',
  Withdrawn: 'Withdrawn',
  Closed: 'Closed',
} as const;
