import type { Queryable } from '../db/database-handle';
import { tradeRequestEvents } from '../db/schema/trade';
import type { Services } from '../server/services';
import type { TradeStatus } from './request-types';

export type EventType =
  | 'Created'
  | 'Edited'
  | 'ConfirmationRequested'
  | 'CorrectionRequested'
  | 'PaymentRequested'
  | 'Confirmed'
  | 'Paid'
  | 'CoveredByMembership'
  | 'Published'
  | 'Seen'
  | 'Answered'
  | 'Revised'
  | 'Agreed'
  | 'Declined'
  | 'Expired'
  | 'Withdrawn'
  | 'Closed';

export interface Actor {
  name: string;
  role: 'Buyer' | 'Supplier' | 'Reviewer' | 'System';
}

export const marketplace: Actor = { name: 'سامانه', role: 'System' };
export const reviewer: Actor = { name: 'کارشناس بازار', role: 'Reviewer' };

/** Default note of each kind of event. */
const notes: Record<EventType, string> = {
  Created: 'پیش‌نویس ساخته شد.',
  Edited: 'درخواست ویرایش شد.',
  ConfirmationRequested: 'تأیید درخواست خواسته شد.',
  CorrectionRequested: 'اصلاح درخواست خواسته شد.',
  PaymentRequested: 'درخواست تأیید شد؛ هزینهٔ انتشار باید پرداخت شود.',
  Confirmed: 'درخواست تأیید شد.',
  Paid: 'هزینهٔ انتشار پرداخت شد.',
  CoveredByMembership: 'طرح عضویت هزینهٔ انتشار را پوشش داد.',
  Published: 'درخواست برای تأمین‌کننده فرستاده شد.',
  Seen: 'تأمین‌کننده درخواست را دید.',
  Answered: 'تأمین‌کننده به همهٔ ردیف‌ها پاسخ داد.',
  Revised: 'تأمین‌کننده پاسخ تازه‌ای داد.',
  Agreed: 'دو طرف توافق کردند.',
  Declined: 'درخواست رد شد.',
  Expired: 'مهلت درخواست پایان یافت.',
  Withdrawn: 'خریدار درخواست را پس گرفت.',
  Closed: 'پروندهٔ درخواست بسته شد.',
};

export interface NewEvent {
  type: EventType;
  actor: Actor;
  from?: TradeStatus;
  to?: TradeStatus;
  note?: string;
  data?: Record<string, unknown>;
}

export async function addEvent(
  tx: Queryable,
  services: Services,
  tradeRequestId: string,
  at: Date,
  event: NewEvent,
): Promise<void> {
  await tx.insert(tradeRequestEvents).values({
    id: `tre-${services.random.uuid()}`,
    tradeRequestId,
    type: event.type,
    fromStatus: event.from ?? null,
    toStatus: event.to ?? null,
    actorName: event.actor.name,
    actorRole: event.actor.role,
    note: event.note ?? notes[event.type],
    data: event.data ?? null,
    at,
  });
}
