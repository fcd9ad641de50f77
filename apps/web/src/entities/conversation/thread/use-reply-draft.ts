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
    latestShow.current(open());
    const key = draftKey(readSessionHint()?.sub ?? null, formId);
    const takeIn = (event: StorageEvent) => {
      if (event.key === key) latestShow.current(joinOfTabs(latest.current, open()));
    };
    addEventListener('storage', takeIn);
    return () => removeEventListener('storage', takeIn);
  }, [conversationId]);
  const put = (change: (known: ReplyValues) => ReplyValues) => {
    const reply = change(latest.current);
    if (reply.text === '' && reply.files.length === 0 && reply.outgoing.length === 0) draft.current?.drop();
    else draft.current?.type(reply);
    show(reply);
  };
  return { values, latest, put };
}

/** Takes in what another tab has stored: what is written or being sent here stays, and what the other has sent or taken out goes. */
function joinOfTabs(here: ReplyValues, there: ReplyValues): ReplyValues {
  const [ofHere, ofThere] = [here, there].map(
    ({ outgoing }) => new Set(outgoing.map(({ clientMessageId }) => clientMessageId)),
  );
  const isWritten = here.text !== '' || here.files.length > 0;
  return {
    text: isWritten ? here.text : there.text,
    files: isWritten ? here.files : there.files,
    outgoing: [
      ...here.outgoing.filter(({ clientMessageId, isFailed }) => !isFailed || ofThere?.has(clientMessageId)),
      ...there.outgoing.filter(({ clientMessageId }) => !ofHere?.has(clientMessageId)),
    ],
  };
}
