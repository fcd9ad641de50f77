'use client';

import { updateConversation } from '@bazaar/api/conversations';
import type { Conversation, ConversationMessage } from '@bazaar/api/model';
import { messageTextProblem } from '@bazaar/domain/conversations/question-words';
import { useState } from 'react';
import { currentRecord } from '@/lib/forms/current-record';
import { isFinalRefusal } from '@/lib/forms/form-failure';
import { openDraft } from '@/lib/forms/open-draft';
import { goToLogin } from '@/lib/session/go-to-login';
import { messagesTexts as texts } from '@/translations/messages';

/** Id of the form whose draft is an edit of a message. */
export const editFormId = (messageId: string) => `edit:${messageId}`;

const readText = (stored: unknown) => (typeof stored === 'string' ? stored : undefined);

export interface EditOptions {
  readonly message: ConversationMessage;
  readonly conversation: Pick<Conversation, 'id' | 'version'>;
  /** Reads the thread again: the message may have changed elsewhere. */
  onChanged(): void;
  onDone(): void;
}

/**
 * Edits an own message over the version of the conversation that was read. In a conflict both texts stand there, and the next press is over
 * the current version. The typed text lasts until it is stored or its writer leaves it.
 */
export function useEdit({ message, conversation, onChanged, onDone }: EditOptions) {
  const [{ store, left }] = useState(() => openDraft(editFormId(message.id), readText));
  const [text, setText] = useState(left?.values ?? message.text);
  const [startText] = useState(message.text);
  const [version, setVersion] = useState(left?.baseVersion ?? conversation.version);
  const [error, setError] = useState('');
  const [isRefused, setRefused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const leave = () => {
    store.drop();
    onDone();
  };
  const type = (next: string) => {
    setError('');
    setText(next);
    store.type(next);
  };
  const save = async () => {
    const problem = messageTextProblem(text);
    if (problem !== undefined) {
      return setError(problem === 'missing' ? texts.editMissing : texts.textTooLong);
    }
    if (isBusy) return;
    if (text.trim() === message.text) return leave();
    setError('');
    setBusy(true);
    try {
      await updateConversation(conversation.id, {
        edit: { messageId: message.id, text: text.trim() },
        version,
      });
      onChanged();
      leave();
    } catch (failure) {
      const { status } = failure as { status?: number };
      if (status === 401) return goToLogin();
      const current = currentRecord<Conversation>(failure);
      setError(current === undefined ? texts.editFailed : texts.editChanged);
      setRefused(current?.version === version);
      if (current !== undefined) setVersion(current.version);
      if (isFinalRefusal(failure)) onChanged();
    } finally {
      setBusy(false);
    }
  };
  const isChanged = message.text !== startText;
  return { text, error, isBusy, isChanged, isRefused, type, save: () => void save(), leave };
}
