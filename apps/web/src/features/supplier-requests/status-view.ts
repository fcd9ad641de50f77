import type { TradeRequestStatus } from '@bazaar/api/model';
import type { BadgeProps } from '@bazaar/ui/badge';
import { tradeRequestMessages as texts } from '@/translations/trade-requests';

export interface StatusView {
  readonly text: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** What waits for the buyer stands out, what went well is green, and what has ended is quiet. */
const TONES: Readonly<Record<TradeRequestStatus, StatusView['tone']>> = {
  Draft: 'neutral',
  AwaitingConfirmation: 'info',
  NeedsCorrection: 'warning',
  AwaitingPayment: 'warning',
  ReadyToPublish: 'warning',
  Published: 'info',
  Seen: 'info',
  Answered: 'success',
  Agreed: 'success',
  Declined: 'error',
  Expired: 'neutral',
  Withdrawn: 'neutral',
  Closed: 'neutral',
};

/** A state of a request in a word with its tone; one this version does not know stays as it is named. */
export function statusView(status: TradeRequestStatus): StatusView {
  return { text: texts.statuses[status] ?? status, tone: TONES[status] ?? 'neutral' };
}
