/**
 * Generated from the contract; do not edit.
 */

/**
 * Where a trade request stands. `Draft` the buyer writes; `AwaitingConfirmation` a reviewer reads; `NeedsCorrection` the reviewer asks for changes;
 * `AwaitingPayment` the fee is open; `ReadyToPublish` only the buyer's last word is missing; `Published` sent to the supplier; `Seen` the supplier
 * has opened it; `Answered` the supplier has answered (its `revision` counts on); `Agreed`, `Declined`, `Expired`, `Withdrawn` how it ended; `Closed` put away.
 */
export type TradeRequestStatus = typeof TradeRequestStatus[keyof typeof TradeRequestStatus];


export const TradeRequestStatus = {
  Draft: 'Draft',
  AwaitingConfirmation: 'AwaitingConfirmation',
  NeedsCorrection: 'NeedsCorrection',
  AwaitingPayment: 'AwaitingPayment',
  ReadyToPublish: 'ReadyToPublish',
  Published: 'Published',
  Seen: 'Seen',
  Answered: 'Answered',
  Agreed: 'Agreed',
  Declined: 'Declined',
  Expired: 'Expired',
  Withdrawn: 'Withdrawn',
  Closed: 'Closed',
} as const;
