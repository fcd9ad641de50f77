'use client';

import {
  getGetTradeRequestQueryOptions,
  useListTradeRequestsBySupplier,
} from '@bazaar/api/hooks/trade-requests';
import { useListUnitsOfMeasurement } from '@bazaar/api/hooks/units';
import { useQueries } from '@tanstack/react-query';
import { missingMessages } from '@/translations/missing';

/** Most requests of one group: as many suppliers as one need goes to. */
const MOST = 25;
const FRESH = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** Reads the requests of a group whole, and the units they are counted in. */
export function useAnswers(groupKey: string) {
  const list = useListTradeRequestsBySupplier({ groupKey, pageNumber: 1, pageSize: MOST }, { query: FRESH });
  const units = useListUnitsOfMeasurement();
  const listed =
    list.data?.groups.flatMap(({ supplier, items }) =>
      items.map(({ id }) => ({ id, name: supplier.name })),
    ) ?? [];
  const whole = useQueries({
    queries: listed.map(({ id }) => getGetTradeRequestQueryOptions(id, { query: FRESH })),
  });
  const needed = [list, units];
  const all = [...needed, ...whole];
  const requests = whole.flatMap(({ data }) => data ?? []);
  const isUnread = needed.some(({ data, isError }) => isError && data === undefined);
  return {
    requests,
    units: units.data ?? [],
    /** Each alone: one that cannot be read leaves the others to be compared. */
    parts: whole.map((query, index) => ({
      name: missingMessages.answerOf(listed[index]?.name ?? ''),
      query,
    })),
    isRefused: all.some(({ error }) => error?.status === 401),
    isLoading: all.some(({ isPending }) => isPending),
    isFailed:
      isUnread || (whole.length > 0 && requests.length === 0 && whole.every(({ isError }) => isError)),
    retry: () => all.filter(({ isError }) => isError).forEach((query) => void query.refetch()),
  };
}
