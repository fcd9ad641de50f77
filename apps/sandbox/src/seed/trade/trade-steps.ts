import type { SeedTradeStep } from './seed-trade-request';

export const start = (hoursAgo: number): SeedTradeStep => ({ type: 'Created', to: 'Draft', hoursAgo });
export const requested = (hoursAgo: number): SeedTradeStep => ({
  type: 'ConfirmationRequested',
  to: 'AwaitingConfirmation',
  hoursAgo,
});
export const toPay = (hoursAgo: number): SeedTradeStep => ({
  type: 'PaymentRequested',
  to: 'AwaitingPayment',
  hoursAgo,
});
export const paid = (hoursAgo: number): SeedTradeStep => ({ type: 'Paid', to: 'ReadyToPublish', hoursAgo });
export const covered = (hoursAgo: number): SeedTradeStep => ({
  type: 'Confirmed',
  to: 'ReadyToPublish',
  hoursAgo,
});
export const sent = (hoursAgo: number): SeedTradeStep => ({ type: 'Published', to: 'Published', hoursAgo });
export const seen = (hoursAgo: number): SeedTradeStep => ({ type: 'Seen', to: 'Seen', hoursAgo });
export const answered = (hoursAgo: number): SeedTradeStep => ({
  type: 'Answered',
  to: 'Answered',
  hoursAgo,
});
