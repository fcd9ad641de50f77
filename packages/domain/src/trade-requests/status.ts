/** The states of a trade request, as the contract names them. */
export const TRADE_STATUSES = [
  'Draft',
  'AwaitingConfirmation',
  'NeedsCorrection',
  'AwaitingPayment',
  'ReadyToPublish',
  'Published',
  'Seen',
  'Answered',
  'Agreed',
  'Declined',
  'Expired',
  'Withdrawn',
  'Closed',
] as const;
export type TradeStatus = (typeof TRADE_STATUSES)[number];

/** What the reader may do now, as the contract names it. */
export type TradeAction =
  | 'Edit'
  | 'RequestConfirmation'
  | 'Pay'
  | 'Publish'
  | 'Withdraw'
  | 'Duplicate'
  | 'Message';

export function isTradeStatus(text: string): text is TradeStatus {
  return (TRADE_STATUSES as readonly string[]).includes(text);
}
