import { getUnreadConversations } from '@bazaar/api/conversations';
import { listRunningMemberships } from '@bazaar/api/membership-plans';
import { listNotes } from '@bazaar/api/notes';
import { listUnfinishedPayments } from '@bazaar/api/payments';
import { listTradeRequestsBySupplier } from '@bazaar/api/trade-requests';
import type { NoticeFacts } from '@bazaar/domain/notices/notices';
import { paymentFacts, reminderFacts, requestFacts, threadFacts } from './notice-facts';
import { NEAR_REMINDERS, RECENT_REQUESTS } from './notice-reads';

export type NoticePart = keyof NoticeFacts;

export interface ReadNoticeFacts {
  readonly facts: NoticeFacts;
  /** Parts that could not be read; the others are there. */
  readonly failed: readonly NoticePart[];
  /** The session has ended. */
  readonly isRefused: boolean;
}

/** Reads what the notices follow from, in one round, for a page that has nothing of it. */
export async function readNoticeFacts(): Promise<ReadNoticeFacts> {
  const failed: NoticePart[] = [];
  let isRefused = false;
  const part = async <Item>(name: NoticePart, read: Promise<readonly Item[]>): Promise<readonly Item[]> => {
    try {
      return await read;
    } catch (error) {
      const { status } = error as { status?: number };
      if (status === 401) isRefused = true;
      failed.push(name);
      return [];
    }
  };
  const [requests, threads, payments, reminders, plans] = await Promise.all([
    part('requests', listTradeRequestsBySupplier(RECENT_REQUESTS).then(requestFacts)),
    part('threads', getUnreadConversations().then(threadFacts)),
    part('payments', listUnfinishedPayments().then(paymentFacts)),
    part(
      'reminders',
      listNotes(NEAR_REMINDERS).then(({ items }) => reminderFacts(items)),
    ),
    part('plans', listRunningMemberships()),
  ]);
  return { facts: { requests, threads, payments, reminders, plans }, failed, isRefused };
}
