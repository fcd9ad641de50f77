import { tabStorage } from '@/lib/storage/browser-storage';

/** A message being sent, or one that failed. */
export interface OutgoingMessage {
  /** Its own id and idempotency key, the same for every attempt. */
  readonly clientMessageId: string;
  readonly text: string;
  /** Time of the first attempt, ISO 8601. */
  readonly sentAt: string;
  readonly isFailed: boolean;
}

/** The draft of a conversation, and its messages that have not arrived yet. */
export interface StoredReply {
  readonly text: string;
  readonly outgoing: readonly OutgoingMessage[];
}

const NOTHING: StoredReply = { text: '', outgoing: [] };
const keyOf = (id: string) => `bazaar-reply:${id}`;

/**
 * Returns what this tab stored of a conversation. A message that was being sent when the page was left may have arrived: it can be sent
 * again.
 */
export function readReply(id: string): StoredReply {
  try {
    const { text, outgoing } = tabStorage.readJson(keyOf(id)) as StoredReply;
    return {
      text: String(text),
      outgoing: outgoing.filter(isMessage).map((message) => ({ ...message, isFailed: true })),
    };
  } catch {
    return NOTHING;
  }
}

export function keepReply(id: string, reply: StoredReply): void {
  if (reply.text === '' && reply.outgoing.length === 0) tabStorage.remove(keyOf(id));
  else tabStorage.writeJson(keyOf(id), reply);
}

function isMessage(value: unknown): value is OutgoingMessage {
  const { clientMessageId, text, sentAt } = value as Record<keyof OutgoingMessage, unknown>;
  return [clientMessageId, text, sentAt].every((part) => typeof part === 'string');
}
