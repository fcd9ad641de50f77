'use client';

import { useListTradeRequestsBySupplier } from '@bazaar/api/hooks/trade-requests';
import {
  changeRequestFilter,
  type FilterChange,
  parseRequestFilter,
  requestListQuery,
} from '@bazaar/domain/trade-requests/list-filter';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { listHref } from './requests-address';

const POLL_MS = 60_000;
const OVERVIEW_SIZE = 100;
const OVERVIEW_STALE_MS = 60_000;

/** Reads the page of the list that the address says, every minute while it is visible. Changing the filter makes no request to the web server. */
export function useRequestList() {
  const filter = parseRequestFilter(useSearchParams());
  const query = useListTradeRequestsBySupplier(requestListQuery(filter, Date.now()), {
    query: {
      staleTime: 0,
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: true,
      placeholderData: keepPreviousData,
    },
  });
  const overview = useListTradeRequestsBySupplier(
    { sort: 'turn', pageSize: OVERVIEW_SIZE, pageNumber: 1 },
    { query: { staleTime: OVERVIEW_STALE_MS } },
  );
  const go = (change: FilterChange) =>
    history.pushState(null, '', listHref(changeRequestFilter(filter, change)));
  return { filter, query, overview, go };
}
