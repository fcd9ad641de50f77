'use client';

import { getListRunningMembershipsQueryKey } from '@bazaar/api/hooks/membership-plans';
import {
  getGetPaymentQueryKey,
  getListUnfinishedPaymentsQueryKey,
  useGetPayment,
} from '@bazaar/api/hooks/payments';
import {
  getGetWalletCreditQueryKey,
  getListWalletTransactionsQueryKey,
} from '@bazaar/api/hooks/wallet-transactions';
import type { Payment } from '@bazaar/api/model';
import { readMeaning } from '@bazaar/domain/payments/payment-meaning';
import { nextPollMs } from '@bazaar/domain/payments/poll-schedule';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { goToLogin } from '@/lib/session/go-to-login';
import { dropKeysOf } from './payment-keys';

/** Reads of the current state so far. */
interface ReadCount {
  readonly state: string;
  readonly before: number;
}

/**
 * Reads one payment: while an attempt is under way on the schedule of the domain and only while the page is visible; again when the window
 * is focused and when the browser restores the page. Whatever shows money is read again when its state changes.
 */
export function usePayment(paymentId: string) {
  const counted = useRef<ReadCount>({ state: '', before: 0 });
  const countReads = (payment: Payment, reads: number) => {
    const state = `${payment.status} ${payment.attempts.length}`;
    if (counted.current.state !== state) counted.current = { state, before: reads - 1 };
    return reads - counted.current.before;
  };
  const query = useGetPayment(
    { paymentId },
    {
      query: {
        staleTime: 0,
        refetchOnWindowFocus: 'always',
        refetchOnReconnect: 'always',
        refetchInterval: ({ state: { data, dataUpdateCount, errorUpdateCount } }) => {
          if (data === undefined || !readMeaning(data).isRunning) return false;
          return nextPollMs(countReads(data, dataUpdateCount + errorUpdateCount) - 1) ?? false;
        },
      },
    },
  );
  const { data, error, refetch, dataUpdatedAt, errorUpdatedAt } = query;
  useReadAgain(refetch);
  useRefreshMoney(data);
  const isRefused = error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  const reads = useReads(data, dataUpdatedAt + errorUpdatedAt);
  return { query, reads, nextMs: reads === 0 ? undefined : nextPollMs(reads - 1) };
}

/** Returns how often the current state was read, counted by the times of the reads. */
function useReads(payment: Payment | undefined, readAt: number): number {
  const seen = useRef({ state: '', readAt: 0, reads: 0 });
  if (payment === undefined) return 0;
  const state = `${payment.status} ${payment.attempts.length}`;
  if (seen.current.state !== state) seen.current = { state, readAt, reads: 1 };
  else if (seen.current.readAt !== readAt) seen.current = { state, readAt, reads: seen.current.reads + 1 };
  return seen.current.reads;
}

/** Reads again when the window is focused, and when the browser shows a page it has kept: what it shows may be long past. */
function useReadAgain(refetch: (options: { cancelRefetch: boolean }) => unknown): void {
  useEffect(() => {
    const onFocus = () => void refetch({ cancelRefetch: false });
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) void refetch({ cancelRefetch: false });
    };
    addEventListener('focus', onFocus);
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('focus', onFocus);
      removeEventListener('pageshow', onShow);
    };
  }, [refetch]);
}

function useRefreshMoney(payment: Payment | undefined): void {
  const client = useQueryClient();
  const known = useRef<string>(undefined);
  const state = payment && `${payment.id} ${payment.status}`;
  useEffect(() => {
    if (payment === undefined) return;
    if (readMeaning(payment).isFinal) dropKeysOf(payment.id);
    if (known.current !== undefined && known.current !== state) void refreshMoney(client);
    known.current = state;
  }, [client, payment, state]);
}

/** Reads again whatever shows money: credit, ledger, unfinished payments, and the plans that were paid for. */
export async function refreshMoney(client: ReturnType<typeof useQueryClient>): Promise<void> {
  const keys = [
    getGetWalletCreditQueryKey(),
    getListWalletTransactionsQueryKey().slice(0, 1),
    getListUnfinishedPaymentsQueryKey(),
    getListRunningMembershipsQueryKey(),
  ];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Reads one payment again, whoever shows it. */
export async function refreshPayment(
  client: ReturnType<typeof useQueryClient>,
  paymentId: string,
): Promise<void> {
  await client.invalidateQueries({ queryKey: getGetPaymentQueryKey({ paymentId }) });
}
