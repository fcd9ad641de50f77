'use client';

import { useListConversations } from '@bazaar/api/hooks/conversations';
import type { ListConversationsParams } from '@bazaar/api/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { MessagesFilter, MessagesPlace } from '@/features/messages/messages-address';
import { MOST, useFurtherConversations } from './use-further-conversations';

const POLL_MS = 60_000;
const PAGE = 30;

const PARAMS: Readonly<Record<MessagesFilter, ListConversationsParams>> = {
  unread: { unread: true },
  requests: { objectType: 'TradeRequest' },
  archive: { state: 'Archived' },
};

/** Reads the list of conversations that the address says, every minute while the page is visible, and further ones on demand. */
export function useConversations({ filter, term = '' }: MessagesPlace) {
  const [pageSize, setPageSize] = useState(PAGE);
  const wanted = {
    ...(term === '' ? {} : { term }),
    ...(filter === undefined ? {} : PARAMS[filter]),
  };
  const query = useListConversations(
    { pageNumber: 1, pageSize, ...wanted },
    {
      query: {
        staleTime: 0,
        refetchInterval: POLL_MS,
        refetchOnWindowFocus: true,
        placeholderData: keepPreviousData,
      },
    },
  );
  const { data } = query;
  const further = useFurtherConversations(wanted);
  const first = data?.items ?? [];
  const known = new Set(first.map(({ id }) => id));
  const isWhole = data === undefined || data.items.length < pageSize || data.totalCount <= data.items.length;
  const grow = () => setPageSize((size) => Math.min(size + PAGE, MOST));
  return {
    query,
    items: [...first, ...further.items.filter(({ id }) => !known.has(id))],
    showMore: isWhole || further.isEnd ? undefined : pageSize < MOST ? grow : further.read,
  };
}
