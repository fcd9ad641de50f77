'use client';

import {
  fitSubject,
  isSendAsked,
  messageTextProblem,
  type QuestionDraft,
  subjectProblem,
} from '@bazaar/domain/conversations/question-draft';
import { useEffect, useRef, useState } from 'react';
import { askSupplierMessages as texts } from '@/messages/ask-supplier';
import { goToLogin } from '../session/go-to-login';
import { readSessionHint } from '../session/session-hint';
import type { AskedThing } from './asked-thing';
import { isFinalRefusal, sendMessage } from './message-calls';
import { forgetQuestion, keepQuestion, readQuestion } from './question-store';

export interface QuestionErrors {
  readonly subject?: string;
  readonly text?: string;
}

/** A question about a thing. Nothing written is lost: not by a failure, a closed dialog or a login; nothing is sent twice. */
export function useQuestion(thing: AskedThing, isPrivatePage = false) {
  // A private page has asked the server; what the browser remembers of a login says nothing against it.
  const isLoggedIn = () => isPrivatePage || readSessionHint() !== undefined;
  const [draft, setDraft] = useState<QuestionDraft>(() => readQuestion(thing) ?? freshQuestion(thing));
  const [errors, setErrors] = useState<QuestionErrors>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  /** The conversation the question has begun. */
  const [sentTo, setSentTo] = useState<string>();
  const put = (next: QuestionDraft) => {
    keepQuestion(thing, next);
    setDraft(next);
  };
  const change = (words: Partial<Pick<QuestionDraft, 'subject' | 'text'>>) => {
    const { subject, text } = { ...draft, ...words };
    put({ subject, text });
    setErrors({});
  };
  const send = async (asked: QuestionDraft = draft) => {
    const found = errorsOf(asked);
    setErrors(found);
    if (found.subject !== undefined || found.text !== undefined) return;
    const { subject, text, key = crypto.randomUUID() } = asked;
    const kept = { subject, text, key };
    const askToLogin = () => {
      keepQuestion(thing, { ...kept, askedAtMs: Date.now() });
      goToLogin();
    };
    if (!isLoggedIn()) return askToLogin();
    put(kept);
    setFailure('');
    setSending(true);
    try {
      const { objectType, objectId } = thing;
      const words = { subject: subject.trim(), text: text.trim() };
      const sent = await sendMessage({ ...words, objectType, objectId, clientMessageId: key });
      forgetQuestion(thing);
      setSentTo(sent.conversationId);
    } catch (error) {
      if ((error as { status?: number }).status === 401) return askToLogin();
      if (isFinalRefusal(error)) put({ subject, text });
      setFailure(failureText((error as { status?: number }).status));
    } finally {
      setSending(false);
    }
  };
  const latest = useRef({ send, isLoggedIn });
  latest.current = { send, isLoggedIn };
  const isNew = useRef(true);
  useEffect(() => {
    if (!isNew.current || !latest.current.isLoggedIn()) return;
    isNew.current = false;
    const kept = readQuestion(thing);
    if (kept?.askedAtMs === undefined) return;
    // Asked once: what fails now waits for its writer.
    const { askedAtMs: _, ...rest } = kept;
    keepQuestion(thing, rest);
    if (isSendAsked(kept, Date.now())) void latest.current.send(rest);
  }, [thing]);
  const again = () => {
    setSentTo(undefined);
    setDraft(freshQuestion(thing));
  };
  return { draft, errors, failure, isSending, sentTo, change, send: () => void send(), again };
}

export type Question = ReturnType<typeof useQuestion>;

function freshQuestion({ objectType, title }: AskedThing): QuestionDraft {
  const subject = objectType === 'Supplier' ? texts.subjectTo(title) : texts.subjectOf(title);
  return { subject: fitSubject(subject), text: '' };
}

function errorsOf({ subject, text }: QuestionDraft): QuestionErrors {
  const ofSubject = subjectProblem(subject);
  const ofText = messageTextProblem(text);
  return {
    ...(ofSubject && { subject: ofSubject === 'too-short' ? texts.subjectTooShort : texts.subjectTooLong }),
    ...(ofText && { text: ofText === 'missing' ? texts.textMissing : texts.textTooLong }),
  };
}

function failureText(status: number | undefined): string {
  if (status === undefined) return texts.offline;
  if (status === 404 || status === 410) return texts.gone;
  if (status === 429) return texts.tooMany;
  return status === 409 || status === 422 || status === 400 ? texts.refused : texts.failed;
}
