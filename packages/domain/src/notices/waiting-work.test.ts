import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RequestFact } from './account-facts';
import { inHours, NOW, waitingFacts } from './notices.fixtures';
import { countWaiting, listWaiting, type WaitingFacts } from './waiting-work';

const NOTHING: WaitingFacts = {
  requests: [],
  threads: [],
  payments: [],
  reminders: [],
  drafts: [],
  basketLineCount: 0,
};
const request = (
  id: string,
  status: RequestFact['status'],
  more: Partial<RequestFact> = {},
): RequestFact => ({
  ...{ id, status, number: id, title: id, supplierName: 'یاتاقان پارس', answeredCount: 0 },
  lastEventAt: inHours(-5),
  ...more,
});
const thread = (id: string, tradeRequestId?: string) => ({
  ...{ id, counterpartName: 'سپاهان', subject: 'پرسش', unreadCount: 2, text: 'سلام', at: inHours(-1) },
  ...(tradeRequestId === undefined ? {} : { tradeRequestId }),
});
const payment = (id: string, purpose: string, referenceId: string) => ({
  ...{ id, purpose, referenceId, title: id, amountRial: 1, isRunning: false },
  changedAt: inHours(-2),
  expiresAt: inHours(22),
});
const reminder = (id: string, hours: number) => ({
  ...{ id, text: id, objectType: 'Product', objectId: 'sp-1', objectTitle: id },
  remindAt: inHours(hours),
});
const draft = (id: string, requestIds: readonly string[]) => ({
  ...{ id, href: '/', title: id, lineCount: 1, supplierNames: [], requestIds, updatedAtMs: NOW },
});
const keysOf = (facts: Partial<WaitingFacts>) =>
  listWaiting({ ...NOTHING, ...facts }, NOW).map(({ key }) => key);

it('R-450 what is lost within a day comes first, then money, corrections, answers, messages, drafts, what is near', () => {
  const requests = [
    request('answer', 'Answered', { dueAt: inHours(90) }),
    request('urgent', 'Answered', { dueAt: inHours(20) }),
    request('correct', 'NeedsCorrection'),
    request('publish', 'ReadyToPublish'),
    request('pay', 'AwaitingPayment', { dueAt: inHours(30) }),
    request('theirs', 'Published'),
    request('draft', 'Draft'),
  ];
  const reminders = [reminder('soon', 20), reminder('due', -3), reminder('later', 40)];
  const facts = {
    ...{ requests, reminders, threads: [thread('m')], payments: [payment('p', 'WalletCharge', 'w')] },
    basketLineCount: 3,
  };
  expect(keysOf(facts)).toEqual([
    'request:urgent',
    'request:pay',
    'payment:p',
    'request:correct',
    'request:publish',
    'request:answer',
    'message:m',
    'reminder:due',
    'request:draft',
    'basket',
    'reminder:soon',
  ]);
});

it('R-451 each object waits once: the fee of a request, its messages and the draft it is written from', () => {
  expect(
    keysOf({
      requests: [request('1', 'AwaitingPayment'), request('2', 'Draft'), request('3', 'Seen')],
      payments: [payment('a', 'TradeRequest', '1'), payment('b', 'TradeRequest', '9')],
      threads: [thread('c', '1'), thread('d', '3')],
      drafts: [draft('e', ['2'])],
    }),
  ).toEqual(['request:1', 'payment:b', 'message:d', 'draft:e']);
});

it('R-451 answers that are compared side by side wait as one, and its messages with them', () => {
  const group = { groupKey: 'g', answeredCount: 2 };
  const requests = [
    request('1', 'Answered', { ...group, dueAt: inHours(90) }),
    request('2', 'Answered', { ...group, dueAt: inHours(60) }),
    request('3', 'Answered', { groupKey: 'h', answeredCount: 1 }),
  ];
  const [first, ...others] = listWaiting({ ...NOTHING, requests, threads: [thread('m', '1')] }, NOW);
  expect(first).toMatchObject({ key: 'group:g', request: { id: '2' } });
  expect(others.map(({ key }) => key)).toEqual(['request:3']);
});

it('R-451 whatever waits, nothing is listed twice and the order does not depend on the order of the reads', () => {
  fc.assert(
    fc.property(waitingFacts, (facts) => {
      const one = Object.fromEntries(
        Object.entries(facts).map(([name, list]) => [
          name,
          Array.isArray(list) ? [...new Map(list.map((each) => [each.id, each])).values()] : list,
        ]),
      ) as unknown as WaitingFacts;
      const keys = keysOf(one);
      expect(new Set(keys).size).toBe(keys.length);
      const reversed = Object.fromEntries(
        Object.entries(one).map(([name, list]) => [name, Array.isArray(list) ? [...list].reverse() : list]),
      );
      expect(keysOf(reversed)).toEqual(keys);
    }),
  );
});

it('R-452 counts drafts, payments, corrections, answers and every unread message', () => {
  const facts = {
    ...NOTHING,
    requests: [request('1', 'Answered'), request('2', 'NeedsCorrection'), request('3', 'Draft')],
    threads: [thread('a', '1'), thread('b')],
    payments: [payment('p', 'Membership', 'm')],
    basketLineCount: 1,
  };
  // Conversations are listed up to a number, their unread messages are counted by the service.
  expect(countWaiting(listWaiting(facts, NOW), 61)).toEqual({
    ...{ drafts: 2, payments: 1, corrections: 1, answers: 1, messages: 61 },
  });
});
