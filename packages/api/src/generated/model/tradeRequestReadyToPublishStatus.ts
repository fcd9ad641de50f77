/**
 * Generated from the contract; do not edit.
 */

/**
 * Where it stands now.
 */
export type TradeRequestReadyToPublishStatus = typeof TradeRequestReadyToPublishStatus[keyof typeof TradeRequestReadyToPublishStatus];


export const TradeRequestReadyToPublishStatus = {
  ReadyToPublish: 'ReadyToPublish',
} as const;
