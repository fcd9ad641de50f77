'use client';

import { useListWalletTransactionsInfinite } from '@bazaar/api/hooks/wallet-transactions';
import { furtherPages } from '@/lib/data/read-more';

const PAGE = 10;

/** Reads the wallet's ledger of one customer page by page, newest first. */
export function useCustomerLedger(userId: string) {
  const query = useListWalletTransactionsInfinite(
    { userId, pageSize: PAGE },
    {
      query: {
        initialPageParam: 1,
        getNextPageParam: ({ totalCount }, pages) =>
          pages.length * PAGE < totalCount ? pages.length + 1 : undefined,
        staleTime: 0,
        refetchOnWindowFocus: true,
      },
    },
  );
  const pages = query.data?.pages;
  return {
    data: pages?.flatMap((page) => page.items),
    error: query.error,
    isError: query.isError,
    refetch: query.refetch,
    totalCount: pages?.at(-1)?.totalCount ?? 0,
    more: furtherPages(query),
  };
}

export type CustomerLedger = ReturnType<typeof useCustomerLedger>;
