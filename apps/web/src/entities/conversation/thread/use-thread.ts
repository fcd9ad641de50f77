'use client';

import { updateConversation } from '@bazaar/api/conversations';
import { getGetConversationThreadQueryKey, useGetConversationThread } from '@bazaar/api/hooks/conversations';
import type { ConversationMessage, ConversationThread } from '@bazaar/api/model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useConversationCache } from '@/entities/conversation/conversation-cache';
import { tellUnreadChanged } from '@/entities/conversation/unread-signal';

const POLL_MS = 15_000;

/**
 * Reads one conversation, periodically while the page is visible. Visible messages are marked as read in the catalogue, and the unread
 * count is read again.
 */
export function useThread(id: string) {
  const client = useQueryClient();
  const { edit, refresh } = useConversationCache();
  const query = useGetConversationThread(id, {
    query: { staleTime: 0, refetchInterval: POLL_MS, refetchOnWindowFocus: true },
  });
  const key = getGetConversationThreadQueryKey(id);
  const change = (known: (thread: ConversationThread) => ConversationThread) =>
    client.setQueryData<ConversationThread>(key, (thread) => thread && known(thread));
  const isLoading = useRef(false);
  const markRead = async () => {
    if (isLoading.current || document.visibilityState !== 'visible') return;
    isLoading.current = true;
    try {
      await updateConversation(id, { read: true });
      change((thread) => ({ ...thread, conversation: { ...thread.conversation, unreadCount: 0 } }));
      edit(id, (known) => ({ ...known, unreadCount: 0 }));
      tellUnreadChanged();
    } catch {
      // Repeated with the next response, which still says unread.
    } finally {
      isLoading.current = false;
    }
  };
  const latestMarkRead = useRef(markRead);
  latestMarkRead.current = markRead;
  const isUnread = (query.data?.conversation.unreadCount ?? 0) > 0;
  useEffect(() => {
    if (isUnread && query.dataUpdatedAt > 0) void latestMarkRead.current();
  }, [isUnread, query.dataUpdatedAt]);
  /** Adds a sent message to the thread ahead of the next response. */
  const add = (message: ConversationMessage) => {
    change((thread) => ({ ...thread, messages: [...thread.messages, { ...message, children: [] }] }));
    void refresh();
    tellUnreadChanged();
  };
  return { query, add };
}
