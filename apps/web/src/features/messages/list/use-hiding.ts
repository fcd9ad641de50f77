'use client';

import { useHideConversation } from '@bazaar/api/hooks/conversations';
import type { Conversation } from '@bazaar/api/model';
import { useRef } from 'react';
import { tellUnreadChanged } from '@/entities/conversation/unread-signal';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { useRemovals } from '@/lib/undo/use-removals';

/** The key of a removal. A conversation that comes back with a new message has another version: nobody has hidden that. */
export const removalKey = ({ id, version }: Pick<Conversation, 'id' | 'version'>) =>
  `conversation:${id}:${version}`;

/** Hides conversations with time to undo it. Where something new was said in that time, the conversation stays. */
export function useHiding(items: readonly Conversation[]) {
  const { phaseOf, remove } = useRemovals();
  const { mutateAsync } = useHideConversation({ request: { keepalive: true } });
  const latest = useRef(items);
  latest.current = items;
  const hide = (conversation: Conversation) =>
    remove({
      key: removalKey(conversation),
      name: isolateCodes(conversation.counterpart.name),
      send: async () => {
        const now = latest.current.find(({ id }) => id === conversation.id);
        if (now !== undefined && now.version !== conversation.version) return;
        await mutateAsync({ id: conversation.id });
        tellUnreadChanged();
      },
    });
  return { phaseOf: (conversation: Conversation) => phaseOf(removalKey(conversation)), hide };
}
