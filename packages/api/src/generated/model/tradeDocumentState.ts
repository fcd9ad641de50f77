/**
 * Generated from the contract; do not edit.
 */

/**
 * What the reviewer says of it.
 */
export type TradeDocumentState = typeof TradeDocumentState[keyof typeof TradeDocumentState];


export const TradeDocumentState = {
  Uploaded: 'Uploaded',
  Accepted: 'Accepted',
  Rejected: 'Rejected',
} as const;
