import { toInstant } from '../dates/jalali';
import type { TradeStatus } from '../trade-requests/status';
import type { PaymentFact, PlanFact, ReminderFact, RequestFact, ThreadFact } from './account-facts';
import { REMINDER_LEAD_MS } from './account-facts';

/** Something that happened, told once. The same object is told again when something happens to it later. */
export type Notice = { readonly key: string; readonly atMs: number } & (
  | { readonly kind: 'request'; readonly request: RequestFact }
  | { readonly kind: 'message'; readonly thread: ThreadFact }
  | { readonly kind: 'payment'; readonly payment: PaymentFact }
  | { readonly kind: 'reminder'; readonly reminder: ReminderFact; readonly isDue: boolean }
  | { readonly kind: 'plan'; readonly plan: PlanFact }
);

export interface NoticeFacts {
  readonly requests: readonly RequestFact[];
  readonly threads: readonly ThreadFact[];
  readonly payments: readonly PaymentFact[];
  readonly reminders: readonly ReminderFact[];
  readonly plans: readonly PlanFact[];
}

const DAY_MS = 86_400_000;
/** An older event is history, which the list of requests shows. */
export const NEWS_MS = 14 * DAY_MS;
/** A plan's end is told twice: this long before it, in ms. */
const PLAN_LEADS_MS = [14 * DAY_MS, 3 * DAY_MS] as const;

/** States that others bring a request into; what the person does is no news to them. */
const NEWS: readonly TradeStatus[] = [
  'NeedsCorrection',
  'AwaitingPayment',
  'ReadyToPublish',
  'Seen',
  'Answered',
  'Agreed',
  'Declined',
  'Expired',
  'Closed',
];

/** Returns the notices that follow from what was read, the latest first, one for each object: the fee of a request is told with the request. */
export function deriveNotices(facts: NoticeFacts, nowMs: number): readonly Notice[] {
  const toPay = new Set(
    facts.requests.flatMap(({ id, status }) => (status === 'AwaitingPayment' ? [id] : [])),
  );
  const notices: Notice[] = [
    ...facts.requests
      .filter(({ status }) => NEWS.includes(status))
      .map((request): Notice => {
        const atMs = toInstant(request.lastEventAt);
        return { key: `request:${request.id}`, atMs, kind: 'request', request };
      })
      .filter(({ atMs }) => nowMs - atMs <= NEWS_MS),
    ...facts.threads.map((thread): Notice => ({ ...noticeOfThread(thread), kind: 'message', thread })),
    ...facts.payments
      .filter(({ referenceId }) => !toPay.has(referenceId))
      .map((payment): Notice => {
        return { key: `payment:${payment.id}`, atMs: toInstant(payment.changedAt), kind: 'payment', payment };
      }),
    ...facts.reminders.flatMap((reminder): Notice[] => {
      const at = toInstant(reminder.remindAt);
      const isDue = at <= nowMs;
      const atMs = isDue ? at : at - REMINDER_LEAD_MS;
      if (!(atMs <= nowMs)) return [];
      return [{ key: `reminder:${reminder.id}`, atMs, kind: 'reminder', reminder, isDue }];
    }),
    ...facts.plans.flatMap((plan): Notice[] => {
      const leads = PLAN_LEADS_MS.map((lead) => toInstant(plan.validTo) - lead);
      const [atMs] = leads.filter((at) => at <= nowMs).reverse();
      return atMs === undefined ? [] : [{ key: `plan:${plan.membershipId}`, atMs, kind: 'plan', plan }];
    }),
  ];
  // What has no time cannot be told apart from what was read.
  const dated = notices.filter(({ atMs }) => Number.isFinite(atMs));
  const once = new Map(dated.map((notice) => [notice.key, notice]));
  return [...once.values()].sort((one, other) => other.atMs - one.atMs || (one.key < other.key ? -1 : 1));
}

/** Returns key and time of the notice that unread messages of a conversation are. */
export function noticeOfThread({ id, at }: Pick<ThreadFact, 'id' | 'at'>): Pick<Notice, 'key' | 'atMs'> {
  return { key: `message:${id}`, atMs: toInstant(at) };
}
