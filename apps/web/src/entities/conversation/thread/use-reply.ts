'use client';

import type { ConversationMessage, FileRef } from '@bazaar/api/model';
import { messageTextProblem } from '@bazaar/domain/conversations/question-words';
import { useEffect, useRef, useState } from 'react';
import { sendMessage } from '@/entities/conversation/message-calls';
import type { FormDraft } from '@/lib/forms/form-draft';
import { isFinalRefusal } from '@/lib/forms/form-failure';
import { openDraft } from '@/lib/forms/open-draft';
import { goToLogin } from '@/lib/session/go-to-login';
import { messagesTexts as texts } from '@/translations/messages';
import {
  EMPTY_REPLY,
  type OutgoingMessage,
  type ReplyValues,
  readReplyValues,
  replyFormId,
} from './reply-draft';

export interface Reply {
  readonly text: string;
  readonly error: string;
  /** Files that go with the next message. */
  readonly files: readonly FileRef[];
  readonly outgoing: readonly OutgoingMessage[];
  type(text: string): void;
  attach(file: FileRef): void;
  detach(fileId: string): void;
  send(): void;
  resend(clientMessageId: string): void;
}

/** Manages a conversation's reply. A message is shown at once; a failed one is sent again under its own key. */
export function useReply(
  conversationId: string,
  rootId: string | undefined,
  onSent: (message: ConversationMessage) => void,
): Reply {
  const [stored, setStored] = useState(EMPTY_REPLY);
  const [error, setError] = useState('');
  const latest = useRef(stored);
  const draft = useRef<FormDraft<ReplyValues>>(undefined);
  // After the first paint: the server does not know what the browser has stored.
  useEffect(() => {
    const { store, left } = openDraft(replyFormId(conversationId), readReplyValues);
    draft.current = store;
    latest.current = left?.values ?? EMPTY_REPLY;
    setStored(latest.current);
  }, [conversationId]);
  const put = (change: (known: ReplyValues) => ReplyValues) => {
    const reply = change(latest.current);
    latest.current = reply;
    if (reply.text === '' && reply.files.length === 0 && reply.outgoing.length === 0) draft.current?.drop();
    else draft.current?.type(reply);
    setStored(reply);
  };
  const mark = (id: string, change: (message: OutgoingMessage) => OutgoingMessage | undefined) =>
    put(({ outgoing, ...written }) => ({
      ...written,
      outgoing: outgoing.flatMap((message) =>
        message.clientMessageId === id ? (change(message) ?? []) : message,
      ),
    }));
  const post = async ({ clientMessageId, text, files }: OutgoingMessage) => {
    try {
      const sent = await sendMessage({
        clientMessageId,
        ...(text === '' ? {} : { text }),
        ...(files.length === 0 ? {} : { fileIds: files.map(({ id }) => id) }),
        ...(rootId === undefined ? {} : { rootId }),
      });
      onSent(sent);
      mark(clientMessageId, () => undefined);
    } catch (failure) {
      mark(clientMessageId, (message) => ({ ...message, isFailed: true }));
      if ((failure as { status?: number }).status === 401) return goToLogin();
      if (!isFinalRefusal(failure)) return;
      // Refused for good: what was written goes back to its writer.
      mark(clientMessageId, () => undefined);
      put((known) => ({
        ...known,
        text: [text, known.text].filter(Boolean).join('\n'),
        files: [...files, ...known.files],
      }));
      setError(texts.refused);
    }
  };
  const send = () => {
    const text = stored.text.trim();
    const { files } = latest.current;
    const problem = messageTextProblem(text);
    if ((problem === 'missing' && files.length === 0) || rootId === undefined) return;
    if (problem === 'too-long') return setError(texts.textTooLong);
    const message = {
      clientMessageId: crypto.randomUUID(),
      text,
      files,
      sentAt: new Date().toISOString(),
      isFailed: false,
    };
    setError('');
    put(({ outgoing }) => ({ text: '', files: [], outgoing: [...outgoing, message] }));
    void post(message);
  };
  const resend = (id: string) => {
    const message = latest.current.outgoing.find(({ clientMessageId }) => clientMessageId === id);
    if (!message?.isFailed) return;
    mark(id, (failed) => ({ ...failed, isFailed: false }));
    void post(message);
  };
  const type = (text: string) => {
    setError('');
    put((known) => ({ ...known, text }));
  };
  const attach = (file: FileRef) => put((known) => ({ ...known, files: [...known.files, file] }));
  const detach = (fileId: string) =>
    put((known) => ({ ...known, files: known.files.filter(({ id }) => id !== fileId) }));
  return { ...stored, error, type, attach, detach, send, resend };
}
