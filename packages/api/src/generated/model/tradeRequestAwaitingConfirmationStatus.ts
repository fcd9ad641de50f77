/**
 * Generated from the contract; do not edit.
 */

/**
 * Where it stands now.
 */
export type TradeRequestAwaitingConfirmationStatus = typeof TradeRequestAwaitingConfirmationStatus[keyof typeof TradeRequestAwaitingConfirmationStatus];


export const TradeRequestAwaitingConfirmationStatus = {
  AwaitingConfirmation: 'AwaitingConfirmation',
} as const;
