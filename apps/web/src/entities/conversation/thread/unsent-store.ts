import { createStore } from 'zustand/vanilla';
import { draftedForms } from '@/lib/forms/draft-storage';
import { openDraft } from '@/lib/forms/open-draft';
import { readSessionHint } from '@/lib/session/session-hint';
import { type ReplyValues, readReplyValues, replyFormId } from './reply-draft';

/** Beginning of the first message of each conversation that was not sent, by the conversation's id. */
export const unsentStore = createStore<Readonly<Record<string, string>>>(() => ({}));

const PREFIX = replyFormId('');

/** Reads what earlier visits of the person have left on this device. Returns the function that forgets it. */
export function readUnsent(): () => void {
  const ids = draftedForms(readSessionHint()?.sub ?? null).flatMap((formId) =>
    formId.startsWith(PREFIX) ? [formId.slice(PREFIX.length)] : [],
  );
  const found = ids.map((id) => [id, textOf(openDraft(replyFormId(id), readReplyValues).left?.values)]);
  unsentStore.setState(Object.fromEntries(found.filter(([, text]) => text !== undefined)), true);
  return () => unsentStore.setState({}, true);
}

/** Takes in what has become of a conversation's messages. */
export function tellUnsent(conversationId: string, reply: ReplyValues): void {
  const { [conversationId]: known, ...others } = unsentStore.getState();
  const text = textOf(reply);
  if (text !== known)
    unsentStore.setState(text === undefined ? others : { ...others, [conversationId]: text }, true);
}

function textOf(reply: ReplyValues | undefined): string | undefined {
  const failed = reply?.outgoing.find(({ isFailed }) => isFailed);
  return failed && (failed.text || failed.files[0]?.name || failed.missing[0] || '');
}
