import type { ConversationMessage, ConversationMessageNode } from '@bazaar/api/model';
import { formatLongDate, tehranDay, toInstant } from '@bazaar/domain/dates/jalali';
import type { OutgoingMessage } from './reply-draft';

export type ThreadLine =
  | { readonly kind: 'message'; readonly message: ConversationMessage }
  | { readonly kind: 'outgoing'; readonly message: OutgoingMessage };

/** The messages of one day in Tehran. */
export interface ThreadDay {
  readonly day: string;
  readonly lines: readonly ThreadLine[];
}

/** Returns every message of a tree in chronological order; of the same instant, replies after their message. */
export function flattenThread(nodes: readonly ConversationMessageNode[]): ConversationMessage[] {
  const all = (list: readonly ConversationMessageNode[]): ConversationMessage[] =>
    list.flatMap(({ children, ...message }) => [message, ...all(children)]);
  return all(nodes).sort((one, other) => toInstant(one.sentAt) - toInstant(other.sentAt));
}

/** Returns the thread by days, with outgoing messages at its end; one that has arrived meanwhile is listed once. */
export function threadDays(
  messages: readonly ConversationMessage[],
  outgoing: readonly OutgoingMessage[],
): ThreadDay[] {
  const arrived = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  const lines: ThreadLine[] = [
    ...messages.map((message) => ({ kind: 'message' as const, message })),
    ...outgoing
      .filter(({ clientMessageId }) => !arrived.has(clientMessageId))
      .map((message) => ({ kind: 'outgoing' as const, message })),
  ];
  const days = new Map<number, ThreadLine[]>();
  for (const line of lines) {
    const day = tehranDay(toInstant(line.message.sentAt));
    const ofDay = days.get(day);
    if (ofDay) ofDay.push(line);
    else days.set(day, [line]);
  }
  return [...days.values()].map((ofDay) => ({
    day: formatLongDate(ofDay[0]?.message.sentAt ?? ''),
    lines: ofDay,
  }));
}
