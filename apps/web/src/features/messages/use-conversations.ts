'use client';

import { getListConversationsQueryKey, useListConversations } from '@bazaar/api/hooks/conversations';
import type { Conversation, ListConversationsParams, PagedConversation } from '@bazaar/api/model';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

const POLL_MS = 60_000;
const TYPING_MS = 300;
const PAGE = 30;
/** Most conversations of one call. */
const MOST = 90;

/** Reads the list of conversations, every minute while the page is visible, and filters it by text. */
export function useConversations(isArchive: boolean) {
  const [typed, setTyped] = useState('');
  const [term, setTerm] = useState('');
  const [pageSize, setPageSize] = useState(PAGE);
  useEffect(() => {
    const later = setTimeout(() => setTerm(typed.trim()), TYPING_MS);
    return () => clearTimeout(later);
  }, [typed]);
  const params: ListConversationsParams = {
    pageNumber: 1,
    pageSize,
    ...(term === '' ? {} : { term }),
    ...(isArchive ? { state: 'Archived' } : {}),
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
  return { query, typed, setTyped, term, showMore };
}

/** Changes or removes one conversation in every cached list, and invalidates the lists. */
export function useConversationCache() {
  const client = useQueryClient();
  const key = getListConversationsQueryKey().slice(0, 1);
  const edit = (id: string, change: (known: Conversation) => Conversation | undefined) =>
    client.setQueriesData<PagedConversation>({ queryKey: key }, (known) => {
      if (known === undefined) return known;
      const items = known.items.flatMap((item) => (item.id === id ? (change(item) ?? []) : item));
      return { ...known, items, totalCount: known.totalCount + items.length - known.items.length };
    });
  const refresh = () => client.invalidateQueries({ queryKey: key });
  return { edit, refresh };
}
