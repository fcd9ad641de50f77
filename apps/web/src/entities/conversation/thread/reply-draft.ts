import type { FileRef } from '@bazaar/api/model';
import { isRecord } from '@bazaar/domain/parse-json';

/** A message being sent, or one that failed. */
export interface OutgoingMessage {
  /** Its own id and idempotency key, the same for every attempt. */
  readonly clientMessageId: string;
  readonly text: string;
  /** Files the service has stored already. */
  readonly files: readonly FileRef[];
  /** Names of its files that have not arrived. */
  readonly missing: readonly string[];
  /** Time of the first attempt, ISO 8601. */
  readonly sentAt: string;
  readonly isFailed: boolean;
}

/** Values of a conversation's draft: the reply being written, and the messages that have not arrived yet. */
export interface ReplyValues {
  readonly text: string;
  readonly files: readonly FileRef[];
  readonly outgoing: readonly OutgoingMessage[];
}

export const EMPTY_REPLY: ReplyValues = { text: '', files: [], outgoing: [] };

/** Id of the form whose draft is a conversation's reply. */
export function replyFormId(conversationId: string): string {
  return `reply:${conversationId}`;
}

/**
 * Reads the values of a stored draft; undefined when they are of another shape. A message that was being sent when the page was left may
 * have arrived: it can be sent again.
 */
export function readReplyValues(stored: unknown): ReplyValues | undefined {
  if (!isRecord(stored) || typeof stored.text !== 'string' || !Array.isArray(stored.outgoing))
    return undefined;
  return {
    text: stored.text,
    files: filesOf(stored),
    outgoing: stored.outgoing
      .filter(isMessage)
      .map((message) => ({ ...message, files: filesOf(message), missing: namesOf(message), isFailed: true })),
  };
}

/** Drafts from before files have none. */
function filesOf({ files }: { readonly files?: unknown }): readonly FileRef[] {
  return Array.isArray(files) ? files.filter(isFile) : [];
}

function namesOf({ missing }: { readonly missing?: unknown }): readonly string[] {
  return Array.isArray(missing) ? missing.filter((name) => typeof name === 'string') : [];
}

function isFile(value: unknown): value is FileRef {
  return isRecord(value) && [value.id, value.url, value.name].every((part) => typeof part === 'string');
}

function isMessage(value: unknown): value is OutgoingMessage {
  return (
    isRecord(value) &&
    [value.clientMessageId, value.text, value.sentAt].every((part) => typeof part === 'string')
  );
}
