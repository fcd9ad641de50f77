'use client';

import { updateConversation } from '@bazaar/api/conversations';
import type { Conversation } from '@bazaar/api/model';
import { useConversationCache } from '@/entities/conversation/conversation-cache';
import { tellUnreadChanged } from '@/entities/conversation/unread-signal';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { showConfirmation, showToast, showToastWithAction } from '@/lib/toasts/toasts';
import { messagesTexts as texts } from '@/translations/messages';

/** Returns the actions on a whole conversation. Each closes it; a failed call is reported and changes nothing. */
export function useConversationActions(leave: () => void) {
  const { edit, refresh } = useConversationCache();
  const flush = async (id: string, call: () => Promise<unknown>) => {
    try {
      await call();
      edit(id, () => undefined);
      return true;
    } catch {
      showToast({ status: 'error', title: texts.changeFailed });
      return false;
    } finally {
      void refresh();
      tellUnreadChanged();
    }
  };
  const putAside = ({ id }: Conversation, archived: boolean) =>
    flush(id, () => updateConversation(id, { archived }));
  const archive = async (conversation: Conversation) => {
    const isArchived = conversation.state === 'Archived';
    if (!(await putAside(conversation, !isArchived))) return;
    leave();
    const name = isolateCodes(conversation.counterpart.name);
    showToastWithAction(
      { status: 'success', title: isArchived ? texts.unarchivedDone(name) : texts.archivedDone(name) },
      { label: texts.undo, run: () => void putAside(conversation, isArchived) },
    );
  };
  const markUnread = async ({ id }: Conversation) => {
    try {
      const { unreadCount } = await updateConversation(id, { unread: true });
      edit(id, (known) => ({ ...known, unreadCount }));
      leave();
      showConfirmation(texts.unreadDone);
    } catch {
      showToast({ status: 'error', title: texts.changeFailed });
    }
    void refresh();
    tellUnreadChanged();
  };
  return { archive, markUnread };
}
