import { tehranDay, toInstant } from '../dates/jalali';

/** A pause after which the time is told again. */
export const PAUSE_MS = 60 * 60_000;

export interface SaidMessage {
  readonly id: string;
  readonly sentAt: string;
  readonly isMine: boolean;
  readonly senderName: string;
}

export type ThreadLine<Message extends SaidMessage> =
  /** `key` tells the lines of a thread apart. */
  | { readonly kind: 'day'; readonly key: string; readonly at: string }
  | { readonly kind: 'pause'; readonly key: string; readonly at: string }
  | { readonly kind: 'news'; readonly key: string; readonly count: number }
  | {
      readonly kind: 'message';
      readonly key: string;
      readonly message: Message;
      /** Of the other side, whose name is shown: once in a row of the same person. */
      readonly isNamed: boolean;
      /** The first name, or another one than the last: the position is shown too. */
      readonly isIntroduced: boolean;
    };

/**
 * Returns the lines of a thread: its messages, with a line where a day begins (in Tehran), where it went on after a pause of an hour, and
 * before the first message that was unread when it was opened.
 */
export function threadLines<Message extends SaidMessage>(
  messages: readonly Message[],
  news: { readonly firstId: string | undefined; readonly count: number } = { firstId: undefined, count: 0 },
): ThreadLine<Message>[] {
  const lines: ThreadLine<Message>[] = [];
  let before: Message | undefined;
  let named: string | undefined;
  for (const message of messages) {
    const { id, sentAt, isMine, senderName } = message;
    const isNewDay = before === undefined || dayOf(before) !== dayOf(message);
    const isPaused =
      !isNewDay && before !== undefined && toInstant(sentAt) - toInstant(before.sentAt) >= PAUSE_MS;
    const isNews = id === news.firstId;
    if (isNewDay) lines.push({ kind: 'day', key: `day ${id}`, at: sentAt });
    if (isPaused) lines.push({ kind: 'pause', key: `pause ${id}`, at: sentAt });
    if (isNews) lines.push({ kind: 'news', key: `news ${id}`, count: news.count });
    const isRun =
      !isNewDay && !isPaused && !isNews && before?.isMine === false && before.senderName === senderName;
    const isNamed = !isMine && !isRun;
    lines.push({
      kind: 'message',
      key: id,
      message,
      isNamed,
      isIntroduced: isNamed && named !== senderName,
    });
    if (isNamed) named = senderName;
    before = message;
  }
  return lines;
}

/** Returns the first of the last `count` messages of the other side; the first of all where there are fewer. */
export function firstUnread(messages: readonly SaidMessage[], count: number): string | undefined {
  if (count <= 0) return undefined;
  const theirs = messages.filter(({ isMine }) => !isMine);
  return theirs[Math.max(0, theirs.length - count)]?.id;
}

/**
 * Adds a part of a thread to what is known of it: the part's messages replace earlier readings of themselves. Both are in the order of time;
 * with `isNewest`, where neither knows a message of the other, what lies between them is not known and only the part is returned.
 */
export function joinPart<Message extends SaidMessage>(
  known: readonly Message[],
  part: readonly Message[],
  { isNewest }: { readonly isNewest: boolean },
): readonly Message[] {
  const read = new Map(part.map((message) => [message.id, message]));
  const others = known.filter(({ id }) => !read.has(id));
  if (isNewest && known.length > 0 && others.length === known.length && part.length > 0) return part;
  const first = part[0];
  if (first === undefined || others.length === 0) return first === undefined ? known : part;
  const isBefore = (message: Message) => toInstant(message.sentAt) <= toInstant(first.sentAt);
  return [...others.filter(isBefore), ...part, ...others.filter((message) => !isBefore(message))];
}

function dayOf({ sentAt }: SaidMessage): number {
  return tehranDay(toInstant(sentAt));
}
