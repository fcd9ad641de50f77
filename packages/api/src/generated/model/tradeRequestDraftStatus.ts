/**
 * Generated from the contract; do not edit.
 */

/**
 * Where it stands now.
 */
export type TradeRequestDraftStatus = typeof TradeRequestDraftStatus[keyof typeof TradeRequestDraftStatus];


export const TradeRequestDraftStatus = {
  Draft: 'Draft',
} as const;
