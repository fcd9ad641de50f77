'use client';

import { draftKey } from '@bazaar/domain/drafts/draft-key';
import { useEffect, useRef, useState } from 'react';
import type { FormDraft } from '@/lib/forms/form-draft';
import { openDraft } from '@/lib/forms/open-draft';
import { readSessionHint } from '@/lib/session/session-hint';
import { EMPTY_REPLY, type ReplyValues, readReplyValues, replyFormId } from './reply-draft';
import { tellUnsent } from './unsent-store';

/** Holds what is being written and what has not been sent, on this device and in every tab. */
export function useReplyDraft(conversationId: string) {
  const [values, setValues] = useState(EMPTY_REPLY);
  const latest = useRef(values);
  const draft = useRef<FormDraft<ReplyValues>>(undefined);
  /** Whether what is written was written in this tab; else it was taken from storage and follows it. */
  const isOwn = useRef(false);
  const show = (reply: ReplyValues) => {
    latest.current = reply;
    setValues(reply);
    tellUnsent(conversationId, reply);
  };
  const latestShow = useRef(show);
  // After the first paint: the server does not know what the browser has stored.
  useEffect(() => {
    const formId = replyFormId(conversationId);
    const open = () => {
      const { store, left } = openDraft(formId, readReplyValues);
      draft.current = store;
      return left?.values ?? EMPTY_REPLY;
    };
    isOwn.current = false;
    latestShow.current(open());
    const key = draftKey(readSessionHint()?.sub ?? null, formId);
    const takeIn = (event: StorageEvent) => {
      if (event.key !== key) return;
      const [here, there] = [latest.current, open()];
      isOwn.current = isOwn.current && !isSentThere(here, there);
      latestShow.current(joinOfTabs(here, there, isOwn.current));
    };
    addEventListener('storage', takeIn);
    return () => removeEventListener('storage', takeIn);
  }, [conversationId]);
  const put = (change: (known: ReplyValues) => ReplyValues) => {
    const reply = change(latest.current);
    if (!isSameWriting(reply, latest.current)) isOwn.current = reply.text !== '' || reply.files.length > 0;
    if (reply.text === '' && reply.files.length === 0 && reply.outgoing.length === 0) draft.current?.drop();
    else draft.current?.type(reply);
    show(reply);
  };
  return { values, latest, put };
}

/** Takes in what another tab has stored: what is written or being sent here stays, and what the other has sent or taken out goes. */
function joinOfTabs(here: ReplyValues, there: ReplyValues, isOwn: boolean): ReplyValues {
  const [ofHere, ofThere] = [idsOf(here), idsOf(there)];
  const { text, files } = isOwn ? here : there;
  return {
    ...{ text, files },
    outgoing: [
      ...here.outgoing.filter(({ clientMessageId, isFailed }) => !isFailed || ofThere.has(clientMessageId)),
      ...there.outgoing.filter(({ clientMessageId }) => !ofHere.has(clientMessageId)),
    ],
  };
}

/** Returns whether another tab, which had taken over what is written here, has sent it as it is. */
function isSentThere(here: ReplyValues, there: ReplyValues): boolean {
  const known = idsOf(here);
  const written = { text: here.text.trim(), files: here.files };
  return there.outgoing.some((sent) => !known.has(sent.clientMessageId) && isSameWriting(sent, written));
}

type Writing = Pick<ReplyValues, 'text' | 'files'>;

function isSameWriting(one: Writing, other: Writing): boolean {
  const [files, others] = [one.files, other.files].map((all) => all.map(({ id }) => id).join());
  return one.text === other.text && files === others;
}

function idsOf({ outgoing }: ReplyValues): ReadonlySet<string> {
  return new Set(outgoing.map(({ clientMessageId }) => clientMessageId));
}
