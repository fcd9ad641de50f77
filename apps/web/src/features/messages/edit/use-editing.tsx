'use client';

import type { Conversation, ConversationMessage } from '@bazaar/api/model';
import { editableForMs } from '@bazaar/domain/conversations/edit-window';
import { useEffect, useState } from 'react';
import type { Reply } from '@/entities/conversation/thread/use-reply';
import { draftedForms } from '@/lib/forms/draft-storage';
import { readSessionHint } from '@/lib/session/session-hint';
import { messagesTexts as texts } from '@/translations/messages';
import { EditForm } from './edit-form';
import { editFormId } from './use-edit';

const LOOK_MS = 15_000;

interface EditedThread {
  readonly conversation: Conversation;
  readonly messages: readonly ConversationMessage[];
  readonly reply: Pick<Reply, 'text' | 'type'>;
  onChanged(): void;
}

/** Returns which own messages may be edited now, and the form of the one that is; an edit left unsaved is open again. */
export function useEditing({ conversation, messages, reply, onChanged }: EditedThread) {
  const nowMs = useNowMs();
  const [editedId, setEditedId] = useState<string | undefined>(() => draftedMessage(messages));
  const message = messages.find(({ id }) => id === editedId);
  const isOpen = conversation.state !== 'Closed';
  return {
    editOf: (one: ConversationMessage) =>
      isOpen && editableForMs(one, nowMs) > 0
        ? { label: texts.edit, onPress: () => setEditedId(one.id) }
        : undefined,
    editing:
      message === undefined
        ? undefined
        : {
            id: message.id,
            form: (
              <EditForm
                key={message.id}
                message={message}
                conversation={conversation}
                nowMs={nowMs}
                onChanged={onChanged}
                onDone={() => setEditedId(undefined)}
                onMove={(text) => reply.type([reply.text, text].filter(Boolean).join('\n'))}
              />
            ),
          },
  };
}

function draftedMessage(messages: readonly ConversationMessage[]): string | undefined {
  const drafted = new Set(draftedForms(readSessionHint()?.sub ?? null));
  return messages.find(({ id }) => drafted.has(editFormId(id)))?.id;
}

function useNowMs(): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), LOOK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
