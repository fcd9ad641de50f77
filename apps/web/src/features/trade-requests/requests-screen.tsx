'use client';

import { formatNumber } from '@bazaar/domain/persian/numbers';
import {
  changeRequestFilter,
  LIST_PAGE_SIZE,
  writeRequestFilter,
} from '@bazaar/domain/trade-requests/list-filter';
import { countTurns } from '@bazaar/domain/trade-requests/turn';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useSavedQueries } from '@/entities/saved-query/use-saved-queries';
import { SharedQueries } from '@/lib/data/shared-queries';
import { UnreadParts } from '@/lib/data/unread-parts';
import { useHereLinks } from '@/lib/navigation/use-here-links';
import { useExistingPage } from '@/lib/paging/use-existing-page';
import { goToLogin } from '@/lib/session/go-to-login';
import { missingMessages } from '@/translations/missing';
import { useCsvExport } from './export/use-csv-export';
import { listedRequests } from './request-rows';
import { listHref } from './requests-address';
import { RequestsView, type RequestsViewProps } from './requests-view';
import { usePickedRequests } from './use-picked-requests';
import { useRequestList } from './use-request-list';

const storageKey = () => 'bazaar-request-filters';

/** P11's list. All data is one person's: it is read in the browser and never stored by a cache. */
export function RequestsScreen({ drafts }: { readonly drafts?: ReactNode }) {
  return (
    <SharedQueries>
      <Requests drafts={drafts} />
    </SharedQueries>
  );
}

function Requests({ drafts }: { readonly drafts: ReactNode }) {
  const { filter, query, overview: all, go } = useRequestList();
  const overview = all.data;
  const { saved, add, remove } = useSavedQueries(storageKey);
  const csv = useCsvExport(filter);
  const requests = useMemo(() => (query.data === undefined ? [] : listedRequests(query.data)), [query.data]);
  const { picked, chosen, pick } = usePickedRequests(requests);
  useHereLinks(isWizard);
  useExistingPage({
    pageNumber: filter.pageNumber,
    pageSize: LIST_PAGE_SIZE,
    list: query.isPlaceholderData
      ? undefined
      : query.data && { count: requests.length, totalCount: query.data.totalCount },
    hrefOf: (pageNumber) => listHref(changeRequestFilter(filter, { pageNumber })),
  });
  const isRefused = query.error?.status === 401;
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  const view = (): RequestsViewProps => {
    if (query.data === undefined) {
      if (!query.isError) return { state: 'loading' };
      return { state: 'failed', onRetry: () => void Promise.all([query.refetch(), all.refetch()]) };
    }
    if (overview?.totalCount === 0) return { state: 'empty' };
    const waiting = overview === undefined ? 0 : countTurns(overview.statusCounts).buyer;
    const address = writeRequestFilter({ ...filter, pageNumber: 1 });
    return {
      ...{ state: 'ready', filter, requests, picked, saved, isExporting: csv.isBusy },
      totalCount: query.data.totalCount,
      counts: countTurns(query.data.statusCounts),
      nowMs: query.dataUpdatedAt,
      overview: overview && {
        total: formatNumber(overview.totalCount),
        waiting: waiting === 0 ? '' : formatNumber(waiting),
      },
      suppliers: overview?.groups.map(({ supplier }) => supplier) ?? [],
      onPick: pick,
      onFilter: go,
      onSave: (name) => add({ name, query: address }),
      onForget: remove,
      onExport: () => void csv.exportAll(),
      onExportPicked: () => csv.exportChosen(chosen),
    };
  };
  const shown = view();
  return (
    <AccountStack>
      {shown.state === 'ready' ? (
        <UnreadParts parts={[{ name: missingMessages.beside.overview, query: all }]} />
      ) : null}
      <RequestsView {...shown} drafts={drafts} />
    </AccountStack>
  );
}

/** The wizard is another screen at the same path. */
function isWizard(query: URLSearchParams): boolean {
  return query.has('new');
}
