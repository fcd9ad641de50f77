import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countUnreadNotices,
  isSeen,
  latestNotices,
  NO_NOTICES,
  readNoticeState,
  withCleared,
  withLatest,
  withoutCleared,
  withSeen,
} from './notice-state';
import { deriveNotices, NEWS_MS, type NoticeFacts } from './notices';
import { inHours, NOW, noticeFacts } from './notices.fixtures';

const NOTHING: NoticeFacts = { requests: [], threads: [], payments: [], reminders: [], plans: [] };
const derive = (facts: NoticeFacts, nowMs = NOW) => deriveNotices(facts, nowMs);
const later = (facts: NoticeFacts): NoticeFacts => ({
  ...facts,
  requests: facts.requests.map((request) => ({ ...request, lastEventAt: inHours(1) })),
  threads: facts.threads.map((thread) => ({ ...thread, at: inHours(1) })),
});

it('R-453 tells no object twice, the latest first', () => {
  fc.assert(
    fc.property(noticeFacts, (facts) => {
      const notices = derive(facts);
      expect(new Set(notices.map(({ key }) => key)).size).toBe(notices.length);
      const times = notices.map(({ atMs }) => atMs);
      expect(times).toEqual([...times].sort((one, other) => other - one));
    }),
  );
});

it('R-453 of requests only what others did in the last days is news', () => {
  const request = {
    ...{ id: '1', number: '1', title: 'پمپ', supplierName: 'پارس', answeredCount: 0 },
    lastEventAt: inHours(-3),
  };
  const told = (facts: Partial<NoticeFacts>) => derive({ ...NOTHING, ...facts }).length;
  expect(told({ requests: [{ ...request, status: 'Answered' }] })).toBe(1);
  expect(told({ requests: [{ ...request, status: 'Draft' }] })).toBe(0);
  expect(told({ requests: [{ ...request, status: 'AwaitingConfirmation' }] })).toBe(0);
  const fee = {
    id: 'p',
    title: 'هزینه',
    purpose: 'TradeRequest',
    referenceId: '1',
    amountRial: 1,
    isRunning: false,
  };
  const payments = [{ ...fee, changedAt: inHours(-2), expiresAt: inHours(20) }];
  expect(told({ payments })).toBe(1);
  expect(told({ payments, requests: [{ ...request, status: 'AwaitingPayment' }] })).toBe(1);
  const old = new Date(NOW - NEWS_MS - 1).toISOString();
  expect(told({ requests: [{ ...request, status: 'Answered', lastEventAt: old }] })).toBe(0);
});

it.each([
  [25, undefined],
  [23, -1],
  [-2, -2],
])('R-454 a reminder in %d hours is a notice from a day before, and again when it is due', (hours, since) => {
  const note = { id: 'n', text: 'بپرس', objectType: 'Product', objectId: 'p', objectTitle: 'بلبرینگ' };
  const [notice] = derive({ ...NOTHING, reminders: [{ ...note, remindAt: inHours(hours) }] });
  expect(notice?.atMs).toBe(since === undefined ? undefined : Date.parse(inHours(since)));
});

it.each([
  [15 * 24, undefined],
  [13 * 24, -24],
  [2 * 24, -24],
])('R-454 a plan that ends in %d hours is told two weeks and three days before', (hours, since) => {
  const plan = { membershipId: 'm', planTitle: 'طرح حرفه‌ای', validTo: inHours(hours) };
  const [notice] = derive({ ...NOTHING, plans: [plan] });
  expect(notice?.atMs).toBe(since === undefined ? undefined : Date.parse(inHours(since)));
});

it('R-455 reading all leaves none unread; what happens later is unread again', () => {
  fc.assert(
    fc.property(noticeFacts, (facts) => {
      const notices = derive(facts);
      const read = withSeen(NO_NOTICES, notices);
      expect(countUnreadNotices(read, notices)).toBe(0);
      const after = derive(later(facts), NOW + 2 * 3_600_000);
      const fresh = after.filter(({ kind }) => kind === 'request' || kind === 'message');
      expect(fresh.filter((notice) => isSeen(read, notice))).toEqual([]);
    }),
  );
});

it('R-456 clearing hides what was there and never what happens later', () => {
  fc.assert(
    fc.property(noticeFacts, (facts) => {
      const notices = derive(facts);
      const cleared = withCleared(NO_NOTICES, notices);
      expect(withoutCleared(cleared, notices)).toEqual([]);
      const after = derive(later(facts), NOW + 2 * 3_600_000);
      const fresh = after.filter(({ kind }) => kind === 'request' || kind === 'message');
      expect(withoutCleared(cleared, fresh)).toEqual(fresh);
    }),
  );
});

it('R-457 a page that reads nothing counts the notices of the last derivation', () => {
  fc.assert(
    fc.property(noticeFacts, fc.integer({ min: 0, max: 30 }), (facts, readCount) => {
      const notices = derive(facts);
      const state = withSeen(withLatest(NO_NOTICES, notices), notices.slice(0, readCount));
      const stored = readNoticeState(JSON.parse(JSON.stringify(state)));
      expect(stored).toEqual(state);
      expect(countUnreadNotices(stored, latestNotices(stored))).toBe(countUnreadNotices(state, notices));
    }),
  );
  for (const other of [undefined, null, 7, [], { seen: [], cleared: 'x', latest: { a: 'b' } }])
    expect(readNoticeState(other)).toEqual(NO_NOTICES);
});
