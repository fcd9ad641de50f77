'use client';

import { useListTradeRequestsBySupplier } from '@bazaar/api/hooks/trade-requests';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import {
  parseRequestFilter,
  requestListQuery,
  writeRequestFilter,
} from '@bazaar/domain/trade-requests/list-filter';
import { compareByTurn } from '@bazaar/domain/trade-requests/turn';
import { useSearchParams } from 'next/navigation';
import type { UnreadPart } from '@/lib/data/unread-parts';
import { accountPaths } from '@/lib/navigation/account-paths';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import type { Neighbours } from './request-data';

/** How far the list is looked through; a request further down has no neighbours. */
const FIRST = 100;
const STALE_MS = 60_000;

/** Returns the previous and the next request of the list under the filter in the address. */
export function useNeighbours(id: string): Neighbours & Pick<UnreadPart, 'query'> {
  const filter = parseRequestFilter(useSearchParams());
  const list = useListTradeRequestsBySupplier(requestListQuery(filter, Date.now(), FIRST), {
    query: { staleTime: STALE_MS },
  });
  const { data } = list;
  const query = writeRequestFilter({ ...filter, pageNumber: 1 });
  const withFilter = (path: string) => (query === '' ? path : `${path}?${query}`);
  const ids = (data?.groups ?? [])
    .flatMap(({ items }) => items)
    .sort(compareByTurn)
    .map((item) => item.id);
  const at = ids.indexOf(id);
  const hrefOf = (other: string | undefined) =>
    other === undefined ? undefined : withFilter(accountPaths.tradeRequest(other));
  return {
    query: list,
    listHref: withFilter(accountPaths.tradeRequests),
    previousHref: at < 1 ? undefined : hrefOf(ids[at - 1]),
    nextHref: at < 0 ? undefined : hrefOf(ids[at + 1]),
    place:
      at < 0 || data === undefined ? '' : texts.place(formatNumber(at + 1), formatNumber(data.totalCount)),
  };
}
