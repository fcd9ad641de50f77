'use client';

import { isSendRequested, type QuestionDraft } from '@bazaar/domain/conversations/question-draft';
import { useEffect, useRef, useState } from 'react';
import { loginFirst } from '@/lib/actions/login-first';
import { goToLogin } from '@/lib/session/go-to-login';
import { readSessionHint } from '@/lib/session/session-hint';
import { isFinalRefusal, sendMessage } from './message-calls';
import { ASK } from './question-key';
import type { QuestionObject } from './question-object';
import { forgetQuestion, keepQuestion, readQuestion } from './question-store';
import { errorsOf, failureText, freshQuestion, type QuestionErrors } from './question-words';

/** Manages a question about an object. No text is lost by a failure, a closed dialog or a login; nothing is sent twice. */
export function useQuestion(object: QuestionObject, isPrivatePage = false) {
  // A private page has checked the session on the server; a missing hint does not contradict it.
  const isLoggedIn = () => isPrivatePage || readSessionHint() !== undefined;
  const [draft, setDraft] = useState<QuestionDraft>(() => readQuestion(object) ?? freshQuestion(object));
  const [errors, setErrors] = useState<QuestionErrors>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  /** Id of the conversation the question has started. */
  const [sentTo, setSentTo] = useState<string>();
  const put = (next: QuestionDraft) => {
    keepQuestion(object, next);
    setDraft(next);
  };
  const change = (words: Partial<Pick<QuestionDraft, 'subject' | 'text'>>) => {
    const { subject, text } = { ...draft, ...words };
    put({ subject, text });
    setErrors({});
  };
  const send = async (requested: QuestionDraft = draft) => {
    const found = errorsOf(requested);
    setErrors(found);
    if (found.subject !== undefined || found.text !== undefined) return;
    const { subject, text, key = crypto.randomUUID() } = requested;
    const stored = { subject, text, key };
    const askToLogin = () => {
      keepQuestion(object, { ...stored, requestedAtMs: Date.now() });
      // The private page shows the form itself; on any other the dialog is opened again.
      if (isPrivatePage) goToLogin();
      else loginFirst({ name: ASK, payload: object });
    };
    if (!isLoggedIn()) return askToLogin();
    put(stored);
    setFailure('');
    setSending(true);
    try {
      const { objectType, objectId } = object;
      const words = { subject: subject.trim(), text: text.trim() };
      const sent = await sendMessage({ ...words, objectType, objectId, clientMessageId: key });
      forgetQuestion(object);
      setSentTo(sent.conversationId);
    } catch (error) {
      if ((error as { status?: number }).status === 401) return askToLogin();
      if (isFinalRefusal(error)) put({ subject, text });
      setFailure(failureText((error as { status?: number }).status));
    } finally {
      setSending(false);
    }
  };
  usePendingActionBeforeLogin(object, isLoggedIn, send);
  const again = () => {
    setSentTo(undefined);
    setDraft(freshQuestion(object));
  };
  return { draft, errors, failure, isSending, sentTo, change, send: () => void send(), again };
}

export type Question = ReturnType<typeof useQuestion>;

/** Sends what was to be sent when the login came in between. */
function usePendingActionBeforeLogin(
  object: QuestionObject,
  isLoggedIn: () => boolean,
  send: (requested: QuestionDraft) => Promise<void>,
): void {
  const latest = useRef({ isLoggedIn, send });
  latest.current = { isLoggedIn, send };
  const isNew = useRef(true);
  useEffect(() => {
    if (!isNew.current || !latest.current.isLoggedIn()) return;
    isNew.current = false;
    const stored = readQuestion(object);
    if (stored?.requestedAtMs === undefined) return;
    // Asked once: what fails now waits for its writer.
    const { requestedAtMs: _, ...rest } = stored;
    keepQuestion(object, rest);
    if (isSendRequested(stored, Date.now())) void latest.current.send(rest);
  }, [object]);
}
