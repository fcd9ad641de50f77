import fc from 'fast-check';
import { TRADE_STATUSES } from '../trade-requests/status';
import type { WaitingFacts } from './waiting-work';

/** Monday 2026-11-23, 10:00 in Tehran. */
export const NOW = Date.parse('2026-11-23T06:30:00Z');
const HOUR_MS = 3_600_000;
/** Returns the moment some hours from now, ISO 8601. */
export const inHours = (hours: number) => new Date(NOW + hours * HOUR_MS).toISOString();

const id = fc.constantFrom('1', '2', '3', '4');
const hours = (least: number, most: number) => fc.integer({ min: least, max: most }).map(inHours);
const some = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { maxLength: 5 });

export const requestFact = fc.record({
  id,
  number: fc.constant('1405-08317'),
  title: fc.constant('سه قلم بلبرینگ'),
  status: fc.constantFrom(...TRADE_STATUSES),
  supplierName: fc.constant('یاتاقان پارس'),
  dueAt: fc.option(hours(-10, 90), { nil: undefined }),
  answeredCount: fc.constant(0),
  lastEventAt: hours(-800, 0),
});
export const threadFact = fc.record({
  id,
  counterpartName: fc.constant('شیرآلات سپاهان'),
  subject: fc.constant('پرسش دربارهٔ شیر توپی'),
  unreadCount: fc.integer({ min: 1, max: 9 }),
  text: fc.constant('گواهی پیوست شد.'),
  at: hours(-300, 0),
  tradeRequestId: fc.option(id, { nil: undefined }),
});
const paymentFact = fc.record({
  id,
  title: fc.constant('افزایش اعتبار'),
  purpose: fc.constantFrom('TradeRequest', 'WalletCharge', 'Membership'),
  referenceId: id,
  amountRial: fc.constant(5_000_000),
  isRunning: fc.boolean(),
  changedAt: hours(-23, 0),
  expiresAt: hours(1, 24),
});
const reminderFact = fc.record({
  id,
  text: fc.constant('موجودی را بپرس'),
  objectType: fc.constant('Product'),
  objectId: id,
  objectTitle: fc.constant('بلبرینگ'),
  remindAt: hours(-50, 50),
});
const draftFact = fc.record({
  id,
  href: fc.constant('/profile/directorder?new=1'),
  title: fc.constant('ورق ST37'),
  lineCount: fc.integer({ min: 1, max: 9 }),
  supplierNames: fc.constant([]),
  requestIds: fc.array(id, { maxLength: 2 }),
  updatedAtMs: fc.integer({ min: NOW - 9e8, max: NOW }),
});
export const planFact = fc.record({
  membershipId: id,
  planTitle: fc.constant('طرح حرفه‌ای'),
  validTo: hours(-20, 900),
});

export const waitingFacts: fc.Arbitrary<WaitingFacts> = fc.record({
  requests: some(requestFact),
  threads: some(threadFact),
  payments: some(paymentFact),
  reminders: some(reminderFact),
  drafts: some(draftFact),
  basketLineCount: fc.integer({ min: 0, max: 3 }),
});
/** What notices follow from: the work that waits, and the plans. */
export const noticeFacts = fc
  .tuple(waitingFacts, some(planFact))
  .map(([facts, plans]) => ({ ...facts, plans }));
