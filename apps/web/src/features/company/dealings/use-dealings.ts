'use client';

import { useListTradeRequestsBySupplierInfinite } from '@bazaar/api/hooks/trade-requests';
import { gatherDealings } from '@bazaar/domain/companies/dealings';
import { furtherPages } from '@/lib/data/read-more';

/** Requests of one call, the most the service gives. */
const PAGE = 100;

/** Reads whom one deals with from the requests, the latest first; further ones on demand. */
export function useDealings() {
  const query = useListTradeRequestsBySupplierInfinite(
    { pageSize: PAGE },
    {
      query: {
        initialPageParam: 1,
        getNextPageParam: ({ totalCount }, pages) =>
          pages.length * PAGE < totalCount ? pages.length + 1 : undefined,
      },
    },
  );
  const pages = query.data?.pages;
  return {
    query: {
      data: pages === undefined ? undefined : gatherDealings(pages),
      isError: query.isError,
      refetch: query.refetch,
    },
    error: query.error,
    nowMs: query.dataUpdatedAt,
    readCount: pages?.reduce((sum, { groups }) => sum + groups.flatMap(({ items }) => items).length, 0) ?? 0,
    totalCount: pages?.at(-1)?.totalCount ?? 0,
    more: furtherPages(query),
  };
}
