/**
 * Generated from the contract; do not edit.
 */

/**
 * Where it stands now.
 */
export type TradeRequestNeedsCorrectionStatus = typeof TradeRequestNeedsCorrectionStatus[keyof typeof TradeRequestNeedsCorrectionStatus];


export const TradeRequestNeedsCorrectionStatus = {
  NeedsCorrection: 'NeedsCorrection',
} as const;
