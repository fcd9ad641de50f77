/**
 * Generated from the contract; do not edit.
 */

/**
 * Where it stands now.
 */
export type TradeRequestSentStatus = typeof TradeRequestSentStatus[keyof typeof TradeRequestSentStatus];


export const TradeRequestSentStatus = {
  Published: 'Published',
  Seen: 'Seen',
} as const;
