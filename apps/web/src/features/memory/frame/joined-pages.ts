'use client';

import { useEffect, useRef } from 'react';
import { goToLogin } from '@/lib/session/go-to-login';

/** What a list needs of the read of one page. */
export interface PageRead<Page> {
  readonly data: Page | undefined;
  readonly isError: boolean;
  readonly error: { readonly status?: number } | null;
  readonly dataUpdatedAt: number;
  refetch(): unknown;
}

type Items = { readonly items: readonly unknown[] };

export type JoinedPages<Page extends Items> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; onRetry(): void }
  | {
      readonly state: 'ready';
      /** Totals of the list come with every page. */
      readonly first: Page;
      readonly items: readonly Page['items'][number][];
      readonly readAtMs: number;
      /** What is shown is of an earlier query: the present one is on its way. */
      readonly isOld: boolean;
      /** Reads again the further pages that failed; absent while none has. */
      readonly onRetryMore?: (() => void) | undefined;
    };

/**
 * Joins the pages of a list. While another query is read, the earlier list stays; a further page that fails leaves those before it. Whose
 * session has ended is led to the login.
 */
export function useJoinedPages<Page extends Items>(
  reads: readonly PageRead<Page>[],
  keyOf: (item: Page['items'][number]) => string,
): JoinedPages<Page> {
  const known = useRef<Extract<JoinedPages<Page>, { state: 'ready' }>>(undefined);
  const isRefused = reads.some(({ error }) => error?.status === 401);
  useEffect(() => {
    if (isRefused) goToLogin();
  }, [isRefused]);
  const failed = reads.filter(({ data, isError }) => isError && data === undefined);
  const retry = () => {
    for (const read of failed) void read.refetch();
  };
  const [head] = reads;
  if (head?.data === undefined) {
    if (head?.isError) return { state: 'failed', onRetry: retry };
    return known.current === undefined ? { state: 'loading' } : { ...known.current, isOld: true };
  }
  const gap = reads.findIndex(({ data }) => data === undefined);
  const read = gap < 0 ? reads : reads.slice(0, gap);
  known.current = {
    state: 'ready',
    first: head.data,
    items: withoutRepeats(
      read.flatMap<Page['items'][number]>(({ data }) => data?.items ?? []),
      keyOf,
    ),
    readAtMs: head.dataUpdatedAt,
    isOld: false,
    onRetryMore: failed.length === 0 ? undefined : retry,
  };
  return known.current;
}

/** A row that moved to the next page between two reads is in both. */
function withoutRepeats<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}
