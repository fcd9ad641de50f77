'use client';

import {
  getGetTradeRequestQueryOptions,
  useListTradeRequestsBySupplier,
} from '@bazaar/api/hooks/trade-requests';
import { useListUnitsOfMeasurement } from '@bazaar/api/hooks/units';
import { useQueries } from '@tanstack/react-query';

/** Most requests of one group: as many suppliers as one need goes to. */
const MOST = 25;
const FRESH = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** Reads the requests of a group whole, and the units they are counted in. */
export function useAnswers(groupKey: string) {
  const list = useListTradeRequestsBySupplier({ groupKey, pageNumber: 1, pageSize: MOST }, { query: FRESH });
  const units = useListUnitsOfMeasurement();
  const ids = list.data?.groups.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  const whole = useQueries({
    queries: ids.map((id) => getGetTradeRequestQueryOptions(id, { query: FRESH })),
  });
  const all = [list, units, ...whole];
  return {
    requests: whole.flatMap(({ data }) => data ?? []),
    units: units.data ?? [],
    isLoading: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error !== null)?.error ?? undefined,
    retry: () => all.filter(({ isError }) => isError).forEach((query) => void query.refetch()),
  };
}
