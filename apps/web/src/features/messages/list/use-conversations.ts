'use client';

import { useListConversations } from '@bazaar/api/hooks/conversations';
import type { ListConversationsParams } from '@bazaar/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { MessagesFilter, MessagesPlace } from '@/features/messages/messages-address';

const POLL_MS = 60_000;
const TYPING_MS = 300;
const PAGE = 30;
/** Most conversations of one call. */
const MOST = 90;

const PARAMS: Readonly<Record<MessagesFilter, ListConversationsParams>> = {
  unread: { unread: true },
  requests: { objectType: 'TradeRequest' },
  archive: { state: 'Archived' },
};

/** Reads the list of conversations that the address says, every minute while the page is visible. */
export function useConversations({ filter, term = '' }: MessagesPlace, onSearch: (term: string) => void) {
  const [typed, setTyped] = useState(term);
  const [pageSize, setPageSize] = useState(PAGE);
  const search = useRef(onSearch);
  search.current = onSearch;
  useEffect(() => {
    if (typed.trim() === term) return;
    const later = setTimeout(() => search.current(typed.trim()), TYPING_MS);
    return () => clearTimeout(later);
  }, [typed, term]);
  // Back and a link change the search without typing.
  const known = useRef(term);
  useEffect(() => {
    if (known.current !== term) setTyped((now) => (now.trim() === term ? now : term));
    known.current = term;
  }, [term]);
  const params = {
    ...{ pageNumber: 1, pageSize },
    ...(term === '' ? {} : { term }),
    ...(filter === undefined ? {} : PARAMS[filter]),
  };
  const query = useListConversations(params, {
    query: {
      staleTime: 0,
      refetchInterval: POLL_MS,
      refetchOnWindowFocus: true,
      placeholderData: keepPreviousData,
    },
  });
  const isMore =
    query.data !== undefined && query.data.totalCount > query.data.items.length && pageSize < MOST;
  const showMore = isMore ? () => setPageSize((size) => Math.min(size + PAGE, MOST)) : undefined;
  return { query, typed, setTyped, showMore };
}
