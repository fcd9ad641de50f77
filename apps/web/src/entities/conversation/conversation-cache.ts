'use client';

import { getListConversationsQueryKey } from '@bazaar/api/hooks/conversations';
import type { Conversation, PagedConversation } from '@bazaar/api/model';
import { useQueryClient } from '@tanstack/react-query';

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
