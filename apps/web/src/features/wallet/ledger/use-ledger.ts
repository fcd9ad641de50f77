'use client';

import { useListWalletTransactionsInfinite } from '@bazaar/api/hooks/wallet-transactions';
import type { ListWalletTransactionsParams, WalletTransaction } from '@bazaar/api/model';
import { listWalletTransactions } from '@bazaar/api/wallet-transactions';
import { type LedgerFilter, startOfPeriod } from '@bazaar/domain/payments/ledger-filter';
import { furtherPages } from '@/lib/data/read-more';

const PAGE = 10;
/** Lines of one call while all are read. */
const MOST = 100;

/** Reads the ledger page by page. */
export function useLedger(filter: LedgerFilter) {
  const query = useListWalletTransactionsInfinite(
    { ...paramsOf(filter), pageSize: PAGE },
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
  const items = pages?.flatMap((page) => page.items);
  return {
    query: { data: items, isError: query.isError, refetch: query.refetch },
    totalCount: pages?.at(-1)?.totalCount ?? 0,
    more: furtherPages(query),
  };
}

/** Reads every line of a filter, for a file. */
export async function readWholeLedger(filter: LedgerFilter): Promise<readonly WalletTransaction[]> {
  const all: WalletTransaction[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await listWalletTransactions({ ...paramsOf(filter), pageNumber, pageSize: MOST });
    all.push(...page.items);
    if (page.items.length === 0 || all.length >= page.totalCount) return all;
  }
}

function paramsOf({ direction, period }: LedgerFilter): ListWalletTransactionsParams {
  const from = startOfPeriod(period, Date.now());
  return {
    ...(direction === 'all' ? {} : { direction }),
    ...(from === undefined ? {} : { from }),
  };
}
