/**
 * Generated from the contract; do not edit.
 */

export type TradeRequestReadyToPublishStatus = typeof TradeRequestReadyToPublishStatus[keyof typeof TradeRequestReadyToPublishStatus];


export const TradeRequestReadyToPublishStatus = {
  ReadyToPublish: 'ReadyToPublish',
} as const;
