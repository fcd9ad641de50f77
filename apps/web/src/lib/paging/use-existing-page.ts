'use client';

import { useEffect } from 'react';

export interface PageInHand {
  /** Of the address, from 1. */
  readonly pageNumber: number;
  readonly pageSize: number;
  /** What this page has; undefined while it is not read, or while another one's rows stand in its place. */
  readonly list: { readonly count: number; readonly totalCount: number } | undefined;
  /** Returns the address of a page. */
  hrefOf(pageNumber: number): string;
}

/**
 * Leads from a page that a list no longer has to its last one, in place of the address: an empty page behind the last one has no way back.
 * A list becomes shorter by a removal, elsewhere too.
 */
export function useExistingPage({ pageNumber, pageSize, list, hrefOf }: PageInHand): void {
  const isEmpty = list !== undefined && list.count === 0 && list.totalCount > 0;
  const last = list === undefined ? 1 : Math.ceil(list.totalCount / pageSize);
  const href = isEmpty && last < pageNumber ? hrefOf(last) : undefined;
  useEffect(() => {
    if (href !== undefined) history.replaceState(null, '', href);
  }, [href]);
}
