/**
 * Generated from the contract; do not edit.
 */

export type TradeRequestSentStatus = typeof TradeRequestSentStatus[keyof typeof TradeRequestSentStatus];


export const TradeRequestSentStatus = {
  Published: 'Published',
  Seen: 'Seen',
} as const;
