'use client';

import { listConversationMessages } from '@bazaar/api/conversations';
import type { ConversationMessage } from '@bazaar/api/model';
import { joinPart } from '@bazaar/domain/conversations/thread-lines';
import { useRef, useState } from 'react';

/** Messages of one part of a thread. */
export const PART = 50;

interface OlderMessages {
  readonly messages: readonly ConversationMessage[];
  /** The first message of the conversation was read. */
  readonly isAtStart: boolean;
  readonly state: 'idle' | 'loading' | 'failed';
}

/** Reads a thread backwards, part by part. */
export function useOlderMessages(conversationId: string) {
  const [older, setOlder] = useState<OlderMessages>({ messages: [], isAtStart: false, state: 'idle' });
  const isBusy = useRef(false);
  const read = async (before: string | undefined) => {
    if (isBusy.current || before === undefined) return;
    isBusy.current = true;
    setOlder((known) => ({ ...known, state: 'loading' }));
    try {
      const { items } = await listConversationMessages({ conversationId, before, pageSize: PART });
      setOlder(({ messages }) => ({
        messages: joinPart(messages, items, { isNewest: false }),
        isAtStart: items.length < PART,
        state: 'idle',
      }));
    } catch {
      setOlder((known) => ({ ...known, state: 'failed' }));
    } finally {
      isBusy.current = false;
    }
  };
  return { ...older, read };
}
