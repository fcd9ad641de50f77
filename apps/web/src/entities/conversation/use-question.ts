'use client';

import { type QuestionWords, readQuestionWords } from '@bazaar/domain/conversations/question-words';
import { useEffect, useRef, useState } from 'react';
import { loginFirst } from '@/lib/actions/login-first';
import type { FormDraft } from '@/lib/forms/form-draft';
import { isFinalRefusal } from '@/lib/forms/form-failure';
import { openDraft } from '@/lib/forms/open-draft';
import { goToLogin } from '@/lib/session/go-to-login';
import { readSessionHint } from '@/lib/session/session-hint';
import { sendMessage } from './message-calls';
import { ASK, questionFormId } from './question-form-id';
import type { QuestionObject } from './question-object';
import { errorsOf, failureText, freshQuestion, type QuestionErrors } from './question-words';

/** Manages a question about an object. No text is lost by a failure, a closed dialog or a login; nothing is sent twice. */
export function useQuestion(object: QuestionObject, isPrivatePage = false) {
  // A private page has checked the session on the server; a missing hint does not contradict it.
  const isLoggedIn = () => isPrivatePage || readSessionHint() !== undefined;
  const [{ store, left }] = useState(() => openDraft(questionFormId(object), readQuestionWords));
  const [draft, setDraft] = useState(() => left?.values ?? freshQuestion(object));
  const [errors, setErrors] = useState<QuestionErrors>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  /** Id of the conversation the question has started. */
  const [sentTo, setSentTo] = useState<string>();
  const change = (words: Partial<QuestionWords>) => {
    const next = { ...draft, ...words };
    store.type(next);
    setDraft(next);
    setErrors({});
  };
  const send = async () => {
    const found = errorsOf(draft);
    setErrors(found);
    if (found.subject !== undefined || found.text !== undefined) return;
    const clientMessageId = store.sendKey(draft);
    const askToLogin = () => {
      store.awaitLogin();
      // The private page shows the form itself; on any other page the dialog opens again after the login.
      if (isPrivatePage) goToLogin();
      else loginFirst({ name: ASK, payload: object });
    };
    if (!isLoggedIn()) return askToLogin();
    setFailure('');
    setSending(true);
    try {
      const { objectType, objectId } = object;
      const words = { subject: draft.subject.trim(), text: draft.text.trim() };
      const sent = await sendMessage({ ...words, objectType, objectId, clientMessageId });
      store.drop();
      setSentTo(sent.conversationId);
    } catch (error) {
      if ((error as { status?: number }).status === 401) return askToLogin();
      if (isFinalRefusal(error)) store.refuse();
      setFailure(failureText((error as { status?: number }).status));
    } finally {
      setSending(false);
    }
  };
  useSendAfterLogin(store, send);
  const again = () => {
    setSentTo(undefined);
    setDraft(freshQuestion(object));
  };
  return { draft, errors, failure, isSending, sentTo, change, send: () => void send(), again };
}

export type Question = ReturnType<typeof useQuestion>;

/** Sends what a login interrupted. */
function useSendAfterLogin({ takePending }: FormDraft<QuestionWords>, send: () => Promise<void>): void {
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (takePending()) void latest.current();
  }, [takePending]);
}
