'use client';

import { withLatest } from '@bazaar/domain/notices/notice-state';
import { deriveNotices } from '@bazaar/domain/notices/notices';
import { countWaiting, listWaiting, type WaitingCounts } from '@bazaar/domain/notices/waiting-work';
import { useEffect, useMemo } from 'react';
import { paymentFacts, reminderFacts, requestFacts, threadFacts } from '@/entities/notice/notice-facts';
import { changeNotices } from '@/entities/notice/notice-storage';
import { useBasketCount } from '@/entities/trade-draft/unsent-count';
import { type HomeReads, isComing } from './use-home-reads';
import { useUnsentDrafts } from './use-unsent-drafts';

/** Returns what waits, from what has been read so far, and counts the notices that follow from it for all pages. */
export function useWaiting(reads: HomeReads, nowMs: number) {
  const basketLineCount = useBasketCount();
  const drafts = useUnsentDrafts();
  const { waiting, recent, threads, payments, notes, plans } = reads;
  const facts = useMemo(
    () => ({
      requests: waiting.data === undefined ? [] : requestFacts(waiting.data),
      threads: threads.data === undefined ? [] : threadFacts(threads.data),
      payments: paymentFacts(payments.data ?? []),
      reminders: reminderFacts(notes.data?.items ?? []),
      ...{ drafts, basketLineCount },
    }),
    [waiting.data, threads.data, payments.data, notes.data, drafts, basketLineCount],
  );
  const work = useMemo(() => listWaiting(facts, nowMs), [facts, nowMs]);
  const sources = [waiting, threads, payments, notes];
  const isComplete = nowMs > 0 && [...sources, recent, plans].every((read) => read.data !== undefined);
  useEffect(() => {
    if (!isComplete || recent.data === undefined) return;
    const requests = requestFacts(recent.data);
    const notices = deriveNotices({ ...facts, requests, plans: plans.data ?? [] }, nowMs);
    const others = notices.filter(({ kind }) => kind !== 'message');
    changeNotices((state) => withLatest(state, others));
  }, [isComplete, facts, recent.data, plans.data, nowMs]);
  return {
    work,
    counts: countWaiting(work, threads.data?.totalUnread ?? 0),
    isReading: nowMs === 0 || sources.some(isComing),
    unknown: unknownCounts(reads),
    /** A part could not be read: what is not listed may wait all the same. */
    isPartial: sources.some(hasFailed) || waiting.data?.isPartial === true,
  };
}

/** Returns the counts that a failed or partial read leaves unknown. */
function unknownCounts({ waiting, threads, payments }: HomeReads): readonly (keyof WaitingCounts)[] {
  const [unread, messages, fees] = [waiting, threads, payments].map(hasFailed);
  const requests = unread || waiting.data?.isPartial === true;
  return [
    ...(requests ? (['drafts', 'corrections', 'answers'] as const) : []),
    ...(requests || fees ? (['payments'] as const) : []),
    ...(messages ? (['messages'] as const) : []),
  ];
}

function hasFailed({ data, isError }: { readonly data: unknown; readonly isError: boolean }): boolean {
  return isError && data === undefined;
}
