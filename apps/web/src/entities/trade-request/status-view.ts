import type { TradeRequestStatus } from '@bazaar/api/model';
import type { BadgeProps } from '@bazaar/ui/badge';
import { enumTexts } from '@/entities/enumeration/enum-texts';
import { tradeRequestMessages as texts } from '@/translations/trade-requests';

export interface StatusView {
  readonly text: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

/** Tones: prominent while the buyer has to act, green for success, muted for what has ended. */
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

/** Returns the text and tone of a request's status; one this version does not know is shown by its name. */
export function statusView(status: TradeRequestStatus): StatusView {
  const names = enumTexts('TradeRequestStatus', texts.statuses);
  return { text: names[status] ?? status, tone: TONES[status] ?? 'neutral' };
}
