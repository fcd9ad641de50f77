'use client';

import { updateConversation } from '@bazaar/api/conversations';
import type { Conversation } from '@bazaar/api/model';
import { useEffect, useRef } from 'react';
import { useConversationCache } from '@/entities/conversation/conversation-cache';
import { tellUnreadChanged } from '@/entities/conversation/unread-signal';

/** Marks a conversation as read while its page is visible; the unread count is read again. */
export function useMarkRead(
  id: string,
  conversation: Conversation | undefined,
  readAtMs: number,
  onRead: () => void,
): void {
  const { edit } = useConversationCache();
  const isBusy = useRef(false);
  const mark = async () => {
    if (isBusy.current || document.visibilityState !== 'visible') return;
    isBusy.current = true;
    try {
      await updateConversation(id, { read: true });
      onRead();
      edit(id, (known) => ({ ...known, unreadCount: 0 }));
      tellUnreadChanged();
    } catch {
      // Repeated with the next response, which still says unread.
    } finally {
      isBusy.current = false;
    }
  };
  const latest = useRef(mark);
  latest.current = mark;
  const isUnread = (conversation?.unreadCount ?? 0) > 0;
  useEffect(() => {
    if (isUnread && readAtMs > 0) void latest.current();
  }, [isUnread, readAtMs]);
}
