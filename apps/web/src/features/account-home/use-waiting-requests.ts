'use client';

import { getListTradeRequestsBySupplierQueryKey } from '@bazaar/api/hooks/trade-requests';
import type { ListTradeRequestsBySupplierParams, TradeRequestsBySupplier } from '@bazaar/api/model';
import { listTradeRequestsBySupplier } from '@bazaar/api/trade-requests';
import { statusesOfTurn } from '@bazaar/domain/trade-requests/turn';
import { useQuery } from '@tanstack/react-query';

/** The most of the contract. */
const PAGE_SIZE = 100;
/** The service's order within a turn is by deadline, which is not the order of urgency: all of them are read, and nothing else. */
const WAITING: ListTradeRequestsBySupplierParams = {
  sort: 'turn',
  status: [...statusesOfTurn('buyer')],
  pageSize: PAGE_SIZE,
};
/** More than anybody works off; beyond it the list says that some are missing. */
const MOST_PAGES = 5;

/** The requests that wait for the buyer. */
export interface WaitingRequests extends Pick<TradeRequestsBySupplier, 'groups'> {
  /** More wait than were read. */
  readonly isPartial: boolean;
}

/** Reads the requests that wait for the buyer, page by page. */
export function useWaitingRequests(options: {
  readonly staleTime: number;
  readonly refetchOnWindowFocus: boolean;
  readonly enabled: boolean;
}) {
  return useQuery<WaitingRequests, { readonly status?: number }>({
    queryKey: [...getListTradeRequestsBySupplierQueryKey(WAITING), 'all pages'],
    queryFn: ({ signal }) => readAll(signal),
    ...options,
  });
}

async function readAll(signal: AbortSignal): Promise<WaitingRequests> {
  const groups: TradeRequestsBySupplier['groups'] = [];
  let count = 0;
  for (let pageNumber = 1; pageNumber <= MOST_PAGES; pageNumber += 1) {
    const page = await listTradeRequestsBySupplier({ ...WAITING, pageNumber }, { signal });
    const found = page.groups.reduce((sum, { items }) => sum + items.length, 0);
    groups.push(...page.groups);
    count += found;
    if (found < PAGE_SIZE || count >= page.totalCount) return { groups, isPartial: false };
  }
  return { groups, isPartial: true };
}
