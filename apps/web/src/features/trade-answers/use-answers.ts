'use client';

import {
  getGetTradeRequestQueryOptions,
  useListTradeRequestsBySupplier,
} from '@bazaar/api/hooks/trade-requests';
import { useListUnitsOfMeasurement } from '@bazaar/api/hooks/units';
import type { TradeRequest } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import { useQueries } from '@tanstack/react-query';
import { missingMessages } from '@/translations/missing';
import { COMPARED_STATUSES } from './answered-requests';

/** The largest page of the contract; what a group has beyond it is named as unread. */
const MOST = 100;
const FRESH = { staleTime: 0, refetchOnWindowFocus: true } as const;
/** The service has ended an offer by then. */
const AFTER_END_MS = 1_000;
/** The longest wait of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** Reads the requests of a group whole, and the units they are counted in. */
export function useAnswers(groupKey: string) {
  const list = useListTradeRequestsBySupplier(
    { groupKey, status: COMPARED_STATUSES, pageNumber: 1, pageSize: MOST },
    { query: FRESH },
  );
  const units = useListUnitsOfMeasurement();
  const listed =
    list.data?.groups.flatMap(({ supplier, items }) =>
      items.map(({ id }) => ({ id, name: supplier.name })),
    ) ?? [];
  const whole = useQueries({
    queries: listed.map(({ id }) =>
      getGetTradeRequestQueryOptions(id, {
        query: { ...FRESH, refetchInterval: ({ state }) => untilEndMs(state.data) },
      }),
    ),
  });
  const beyond = (list.data?.totalCount ?? 0) - listed.length;
  const needed = [list, units];
  const all = [...needed, ...whole];
  const requests = whole.flatMap(({ data }) => data ?? []);
  const isUnread = needed.some(({ data, isError }) => isError && data === undefined);
  return {
    requests,
    units: units.data ?? [],
    /** Each alone: one that cannot be read leaves the others to be compared. */
    parts: [
      ...whole.map((query, index) => ({
        name: missingMessages.answerOf(listed[index]?.name ?? ''),
        query,
      })),
      {
        name: missingMessages.moreAnswers(formatNumber(beyond)),
        query: { data: undefined, isError: beyond > 0, refetch: list.refetch },
      },
    ],
    isRefused: all.some(({ error }) => error?.status === 401),
    isLoading: all.some(({ isPending }) => isPending),
    isFailed:
      isUnread || (whole.length > 0 && requests.length === 0 && whole.every(({ isError }) => isError)),
    retry: () => all.filter(({ isError }) => isError).forEach((query) => void query.refetch()),
  };
}

/** Returns in how many ms an offer ends and is worth another read; false where none is open. */
function untilEndMs(request: TradeRequest | undefined): number | false {
  if (request?.status !== 'Answered') return false;
  const leftMs = Date.parse(request.validUntil) - Date.now();
  return leftMs > 0 && Math.min(leftMs + AFTER_END_MS, LONGEST_MS);
}
