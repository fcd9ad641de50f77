'use client';

import { useListConversations } from '@bazaar/api/hooks/conversations';
import type { ListConversationsParams } from '@bazaar/api/model';
import { keepPreviousData } from '@tanstack/react-query';
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
