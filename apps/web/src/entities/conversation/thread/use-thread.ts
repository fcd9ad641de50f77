'use client';

import { getGetConversationThreadQueryKey, useGetConversationThread } from '@bazaar/api/hooks/conversations';
import type { ConversationMessage, ConversationThread } from '@bazaar/api/model';
import { firstUnread, joinPart } from '@bazaar/domain/conversations/thread-lines';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useConversationCache } from '@/entities/conversation/conversation-cache';
import { tellUnreadChanged } from '@/entities/conversation/unread-signal';
import { flattenThread } from './flatten-thread';
import { PART, useOlderMessages } from './older/use-older-messages';
import { useMarkRead } from './use-mark-read';

const POLL_MS = 15_000;

/** Where the messages began that were unread when the thread was opened. */
export interface ThreadNews {
  readonly firstId: string | undefined;
  readonly count: number;
}

/**
 * Reads the latest messages of one conversation, periodically while the page is visible, and older ones on demand. Visible messages are marked
 * as read in the catalogue.
 */
export function useThread(id: string) {
  const client = useQueryClient();
  const { refresh } = useConversationCache();
  const params = { latest: PART };
  const query = useGetConversationThread(id, params, {
    query: { staleTime: 0, refetchInterval: POLL_MS, refetchOnWindowFocus: true },
  });
  const key = getGetConversationThreadQueryKey(id, params);
  const change = (known: (thread: ConversationThread) => ConversationThread) =>
    client.setQueryData<ConversationThread>(key, (thread) => thread && known(thread));
  const { data } = query;
  useMarkRead(id, data?.conversation, query.dataUpdatedAt, () =>
    change((thread) => ({ ...thread, conversation: { ...thread.conversation, unreadCount: 0 } })),
  );
  const latest = useMemo(() => (data === undefined ? [] : flattenThread(data.messages)), [data]);
  const older = useOlderMessages(id);
  const joined = useRef<readonly ConversationMessage[]>([]);
  const messages = useMemo(() => {
    const known = joinPart(joined.current, older.messages, { isNewest: false });
    joined.current = joinPart(known, latest, { isNewest: true });
    return joined.current;
  }, [latest, older.messages]);
  const news = useRef<ThreadNews>(undefined);
  if (news.current === undefined && data !== undefined) {
    const { unreadCount: count } = data.conversation;
    news.current = { count, firstId: firstUnread(latest, count) };
  }
  // A part that joins nothing known stands alone: what is older is read again.
  const isAtStart = older.isAtStart && messages.length > latest.length;
  /** Adds a sent message to the thread ahead of the next response. */
  const add = (message: ConversationMessage) => {
    change((thread) => ({ ...thread, messages: [...thread.messages, { ...message, children: [] }] }));
    void refresh();
    tellUnreadChanged();
  };
  return {
    query,
    messages,
    news: news.current ?? { firstId: undefined, count: 0 },
    older: {
      state: data?.hasOlder !== true || isAtStart ? ('none' as const) : older.state,
      read: () => void older.read(messages[0]?.id),
    },
    add,
  };
}

export type OpenedThread = ReturnType<typeof useThread>;
