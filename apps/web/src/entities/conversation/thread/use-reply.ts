'use client';

import type { ConversationMessage } from '@bazaar/api/model';
import { messageTextProblem } from '@bazaar/domain/conversations/question-words';
import { DOCUMENT_RULES } from '@bazaar/domain/files/check-file';
import { useEffect, useRef, useState } from 'react';
import { sendMessage } from '@/entities/conversation/message-calls';
import { isFinalRefusal } from '@/lib/forms/form-failure';
import { goToLogin } from '@/lib/session/go-to-login';
import { useStore } from '@/lib/store/use-store';
import type { Upload } from '@/lib/uploads/upload-queue';
import { useUploads } from '@/lib/uploads/use-uploads';
import { messagesTexts as texts } from '@/translations/messages';
import type { OutgoingMessage, ReplyValues } from './reply-draft';
import { useReplyDraft } from './use-reply-draft';

export interface Reply extends ReplyValues {
  readonly error: string;
  /** Files on their way, each with the id of its message as `target`; `writingId` is that of the message being written. */
  readonly uploads: readonly Upload[];
  readonly writingId: string;
  type(text: string): void;
  addFiles(files: readonly File[]): void;
  removeFile(id: string): void;
  retryFile(id: string): void;
  send(): void;
  resend(clientMessageId: string): void;
  /** Takes a message out that was not sent; returns what puts it back. */
  discard(clientMessageId: string): () => void;
}

const isAccepted = ({ state }: Upload) => state !== 'refused';

/**
 * Manages a conversation's reply. A message is shown at once and sent when its files have arrived, one at a time; a failed one is sent again
 * under its own key, by its writer's press alone.
 */
export function useReply(
  conversationId: string,
  messages: readonly ConversationMessage[],
  onSent: (message: ConversationMessage) => void,
): Reply {
  const rootId = messages[0]?.rootId;
  const { values, latest, put } = useReplyDraft(conversationId);
  const [error, setError] = useState('');
  const [writingId, setWritingId] = useState(() => crypto.randomUUID() as string);
  const writing = useRef(writingId);
  const last = useRef(Promise.resolve());
  const queue = useUploads('Message', (target, file) => {
    if (target === writing.current) return put((known) => ({ ...known, files: [...known.files, file] }));
    mark(target, ({ missing, files, ...message }) => ({
      ...message,
      files: [...files, file],
      missing: without(missing, file.name),
    }));
    postWhenWhole(target);
  });
  const uploads = useStore(queue.store, (all) => all);
  const find = (id: string) => latest.current.outgoing.find((message) => message.clientMessageId === id);
  const uploadsOf = (target: string) => queue.store.getState().filter((upload) => upload.target === target);
  const mark = (id: string, change: (message: OutgoingMessage) => OutgoingMessage | undefined) =>
    put(({ outgoing, ...written }) => ({
      ...written,
      outgoing: outgoing.flatMap((one) => (one.clientMessageId === id ? (change(one) ?? []) : one)),
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
  const postWhenWhole = (id: string) => {
    const message = find(id);
    if (message === undefined || message.isFailed || uploadsOf(id).length > 0) return;
    if (message.text === '' && message.files.length === 0) return mark(id, () => undefined);
    // In the order of the presses: the next one waits for the answer to this one.
    last.current = last.current.then(() => post(message));
  };
  const send = () => {
    const text = latest.current.text.trim();
    const { files } = latest.current;
    const id = writing.current;
    const awaited = uploadsOf(id).filter(isAccepted);
    const problem = messageTextProblem(text);
    const isEmpty = problem === 'missing' && files.length === 0 && awaited.length === 0;
    if (isEmpty || rootId === undefined) return;
    if (problem === 'too-long') return setError(texts.textTooLong);
    for (const upload of uploadsOf(id)) if (!isAccepted(upload)) queue.remove(upload.id);
    const missing = awaited.map(({ name }) => name);
    const message = {
      ...{ clientMessageId: id, text, files, missing },
      ...{ sentAt: new Date().toISOString(), isFailed: false },
    };
    setError('');
    writing.current = crypto.randomUUID();
    setWritingId(writing.current);
    put(({ outgoing }) => ({ text: '', files: [], outgoing: [...outgoing, message] }));
    postWhenWhole(id);
  };
  const resend = (id: string) => {
    if (!find(id)?.isFailed) return;
    mark(id, (failed) => ({ ...failed, missing: [], isFailed: false }));
    postWhenWhole(id);
  };
  const removeFile = (id: string) => {
    const upload = queue.store.getState().find((one) => one.id === id);
    queue.remove(id);
    put((known) => ({ ...known, files: known.files.filter((file) => file.id !== id) }));
    if (upload === undefined) return;
    mark(upload.target, ({ missing, ...message }) => ({
      ...message,
      missing: without(missing, upload.name),
    }));
    postWhenWhole(upload.target);
  };
  // One that was on its way when the page was left, and has arrived.
  const arrived = useRef<() => void>(undefined);
  arrived.current = () => {
    for (const { clientMessageId } of messages)
      if (find(clientMessageId)?.isFailed) mark(clientMessageId, () => undefined);
  };
  const failed = values.outgoing.filter(({ isFailed }) => isFailed).length;
  useEffect(() => arrived.current?.(), [messages, failed]);
  return {
    ...values,
    ...{ error, uploads, writingId, send, resend, removeFile },
    retryFile: queue.retry,
    addFiles: (files) => {
      const room = DOCUMENT_RULES.room - latest.current.files.length;
      queue.add(writing.current, files, { ...DOCUMENT_RULES, room });
    },
    type: (text) => {
      setError('');
      put((known) => ({ ...known, text }));
    },
    discard: (id) => {
      const message = find(id);
      for (const upload of uploadsOf(id)) queue.remove(upload.id);
      mark(id, () => undefined);
      return () => {
        if (message === undefined || find(id) !== undefined) return;
        put((known) => ({ ...known, outgoing: [...known.outgoing, { ...message, isFailed: true }] }));
      };
    },
  };
}

function without(names: readonly string[], name: string): readonly string[] {
  const at = names.indexOf(name);
  return at < 0 ? names : names.toSpliced(at, 1);
}
