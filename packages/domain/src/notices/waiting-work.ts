import { toInstant } from '../dates/jalali';
import type { PaymentFact, ReminderFact, RequestFact, ThreadFact, UnsentDraftFact } from './account-facts';
import { REMINDER_LEAD_MS } from './account-facts';

/** One piece of work that waits for the person, with one action. */
export type WaitingWork = { readonly key: string } & (
  | { readonly kind: 'pay' | 'correct' | 'publish' | 'answer' | 'draft'; readonly request: RequestFact }
  | { readonly kind: 'payment'; readonly payment: PaymentFact }
  | { readonly kind: 'message'; readonly thread: ThreadFact }
  | { readonly kind: 'unsentDraft'; readonly draft: UnsentDraftFact }
  /** Lines collected on this device that are no draft yet. */
  | { readonly kind: 'basket'; readonly lineCount: number }
  | { readonly kind: 'reminder'; readonly reminder: ReminderFact; readonly isDue: boolean }
);

export interface WaitingFacts {
  readonly requests: readonly RequestFact[];
  readonly threads: readonly ThreadFact[];
  readonly payments: readonly PaymentFact[];
  readonly reminders: readonly ReminderFact[];
  readonly drafts: readonly UnsentDraftFact[];
  readonly basketLineCount: number;
}

/** States in which a request waits for the buyer. */
const KINDS = {
  AwaitingPayment: 'pay',
  NeedsCorrection: 'correct',
  ReadyToPublish: 'publish',
  Answered: 'answer',
  Draft: 'draft',
} as const;

/**
 * Returns what waits for the person, the most urgent first and each object once: a request whose fee is open is not also a payment, a
 * message on a request that waits is not listed beside it, answers that are compared side by side are one, and a draft of this device stands
 * for the requests it writes to.
 */
export function listWaiting(facts: WaitingFacts, nowMs: number): readonly WaitingWork[] {
  const written = new Set(facts.drafts.flatMap(({ requestIds }) => requestIds));
  const ofRequests = facts.requests.flatMap((request): WaitingWork[] => {
    const kind = KINDS[request.status as keyof typeof KINDS];
    if (kind === undefined || (kind === 'draft' && written.has(request.id))) return [];
    return [{ key: kind === 'answer' ? keyOfAnswer(request) : `request:${request.id}`, kind, request }];
  });
  const waits = new Set(ofRequests.flatMap((work) => ('request' in work ? [work.request.id] : [])));
  const work: WaitingWork[] = [
    ...ofRequests,
    ...facts.payments
      .filter(({ purpose, referenceId }) => purpose !== 'TradeRequest' || !waits.has(referenceId))
      .map((payment): WaitingWork => ({ key: `payment:${payment.id}`, kind: 'payment', payment })),
    ...facts.threads
      .filter(({ tradeRequestId }) => tradeRequestId === undefined || !waits.has(tradeRequestId))
      .map((thread): WaitingWork => ({ key: `message:${thread.id}`, kind: 'message', thread })),
    ...facts.drafts.map((draft): WaitingWork => ({ key: `draft:${draft.id}`, kind: 'unsentDraft', draft })),
    ...facts.reminders.flatMap((reminder): WaitingWork[] => {
      const left = toInstant(reminder.remindAt) - nowMs;
      // An unreadable time is neither due nor near.
      if (!(left <= REMINDER_LEAD_MS)) return [];
      return [{ key: `reminder:${reminder.id}`, kind: 'reminder', reminder, isDue: left <= 0 }];
    }),
  ];
  if (facts.basketLineCount > 0) {
    work.push({ key: 'basket', kind: 'basket', lineCount: facts.basketLineCount });
  }
  const sorted = work.sort((one, other) => compareUrgency(one, other, nowMs));
  return [...new Map([...sorted].reverse().map((each) => [each.key, each])).values()].reverse();
}

/** Answers of one group are compared in one place. */
function keyOfAnswer({ id, groupKey, answeredCount }: RequestFact): string {
  return groupKey !== undefined && answeredCount > 1 ? `group:${groupKey}` : `request:${id}`;
}

/** Kinds from urgent to what has time. */
const RANKS = ['pay', 'payment', 'correct', 'publish', 'answer', 'message', 'due', 'drafts', 'soon'] as const;
const DAY_MS = 86_400_000;

function rankOf(work: WaitingWork, nowMs: number): number {
  const due = dueMs(work);
  // Whatever its kind: what is lost within a day comes first.
  if ('request' in work && due - nowMs < DAY_MS) return -1;
  const rank = (name: (typeof RANKS)[number]) => RANKS.indexOf(name);
  switch (work.kind) {
    case 'reminder':
      return rank(work.isDue ? 'due' : 'soon');
    case 'draft':
    case 'unsentDraft':
    case 'basket':
      return rank('drafts');
    default:
      return rank(work.kind);
  }
}

function compareUrgency(one: WaitingWork, other: WaitingWork, nowMs: number): number {
  return (
    rankOf(one, nowMs) - rankOf(other, nowMs) ||
    compareNumbers(dueMs(one), dueMs(other)) ||
    compareNumbers(changedMs(other), changedMs(one)) ||
    compareTexts(one.key, other.key) ||
    compareTexts(idOf(one), idOf(other))
  );
}

/** When it is too late, in ms; infinite without a limit. */
function dueMs(work: WaitingWork): number {
  const at = 'request' in work ? work.request.dueAt : 'payment' in work ? work.payment.expiresAt : undefined;
  const due = work.kind === 'reminder' ? work.reminder.remindAt : at;
  const instant = due === undefined ? Number.NaN : toInstant(due);
  return Number.isNaN(instant) ? Number.POSITIVE_INFINITY : instant;
}

function changedMs(work: WaitingWork): number {
  const at =
    'request' in work
      ? work.request.lastEventAt
      : 'thread' in work
        ? work.thread.at
        : 'payment' in work
          ? work.payment.changedAt
          : 'draft' in work
            ? work.draft.updatedAtMs
            : 0;
  return toInstant(at) || 0;
}

/** Tells the requests of one group apart. */
function idOf(work: WaitingWork): string {
  return 'request' in work ? work.request.id : '';
}

function compareTexts(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

function compareNumbers(one: number, other: number): number {
  return one === other ? 0 : one < other ? -1 : 1;
}

/** The five counts above the list. */
export interface WaitingCounts {
  readonly drafts: number;
  readonly payments: number;
  readonly corrections: number;
  readonly answers: number;
  /** Unread messages of all conversations, also of requests that wait for another reason. */
  readonly messages: number;
}

/** @param unreadMessages of all conversations: those that are listed may be fewer */
export function countWaiting(work: readonly WaitingWork[], unreadMessages: number): WaitingCounts {
  const count = (...kinds: readonly WaitingWork['kind'][]) =>
    work.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    drafts: count('draft', 'unsentDraft', 'basket'),
    payments: count('pay', 'payment'),
    corrections: count('correct'),
    answers: count('answer'),
    messages: unreadMessages,
  };
}
