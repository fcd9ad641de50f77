import type { ConversationMessage, ConversationMessageNode } from '@bazaar/api/model';
import { toInstant } from '@bazaar/domain/dates/jalali';

/** Returns every message of a tree in chronological order; of the same instant, replies after their message. */
export function flattenThread(nodes: readonly ConversationMessageNode[]): ConversationMessage[] {
  const all = (list: readonly ConversationMessageNode[]): ConversationMessage[] =>
    list.flatMap(({ children, ...message }) => [message, ...all(children)]);
  return all(nodes).sort((one, other) => toInstant(one.sentAt) - toInstant(other.sentAt));
}
