'use client';

import type { ConversationMessage, FileRef } from '@bazaar/api/model';
import { formatClock } from '@bazaar/domain/dates/jalali';
import { Message, MessageDay, MessageFile, MessageThread } from '@bazaar/ui/patterns/message-thread';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { sizeText } from '@/lib/uploads/size-text';
import { messagesTexts as texts } from '@/translations/messages';
import type { OutgoingMessage } from './reply-draft';
import { type ThreadLine, threadDays } from './thread-days';

/** Distance from the end in pixels within which a new message scrolls into view. */
const NEAR_END_PX = 240;

export interface ThreadMessagesProps {
  readonly label: string;
  readonly messages: readonly ConversationMessage[];
  readonly outgoing: readonly OutgoingMessage[];
  /** The thread is a part of another page: its own frame scrolls to the end, the page stays. */
  readonly isPart?: boolean;
  onResend(clientMessageId: string): void;
}

/** Renders the messages by days, the newest at the end and scrolled into view. */
export function ThreadMessages({ label, messages, outgoing, isPart = false, onResend }: ThreadMessagesProps) {
  const end = useRef<HTMLSpanElement>(null);
  const count = messages.length + outgoing.length;
  const shown = useRef({ count: 0, outgoing: 0 });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { count, outgoing: outgoing.length };
    if (before.count === count && before.outgoing === outgoing.length) return;
    const mark = end.current;
    const isWanted = before.count === 0 || outgoing.length > before.outgoing || isNearEnd(mark);
    if (!isWanted || !mark) return;
    const frame = mark.parentElement;
    if (!isPart) mark.scrollIntoView({ block: 'nearest' });
    else if (frame) frame.scrollTop = frame.scrollHeight;
  }, [count, outgoing.length, isPart]);
  return (
    <MessageThread label={label}>
      {threadDays(messages, outgoing).map(({ day, lines }) => (
        <Fragment key={day}>
          <MessageDay>{day}</MessageDay>
          {lines.map((line) => (
            <Line key={line.message.clientMessageId} line={line} onResend={onResend} />
          ))}
        </Fragment>
      ))}
      <span ref={end} />
    </MessageThread>
  );
}

function isNearEnd(mark: HTMLElement | null): boolean {
  const frame = mark?.parentElement;
  if (!mark || !frame) return false;
  const bottom = Math.min(frame.getBoundingClientRect().bottom, innerHeight);
  return mark.getBoundingClientRect().top - bottom < NEAR_END_PX;
}

function Line({ line, onResend }: { readonly line: ThreadLine } & Pick<ThreadMessagesProps, 'onResend'>) {
  if (line.kind === 'outgoing') {
    const { clientMessageId, text, files, sentAt, isFailed } = line.message;
    const kind = isFailed ? 'failed' : 'sending';
    return (
      <Message
        side="own"
        author={texts.you}
        time={<time dateTime={sentAt}>{formatClock(sentAt)}</time>}
        state={{ kind, text: texts.states[kind] }}
        retry={{ label: texts.resend, onRetry: () => onResend(clientMessageId) }}
        files={files.map(fileLink)}
      >
        {text}
      </Message>
    );
  }
  const { text, files, senderName, isMine, sentAt, seenAt, editedAt, deletedAt } = line.message;
  const kind = seenAt === undefined ? 'sent' : 'seen';
  return (
    <Message
      side={isMine ? 'own' : 'other'}
      author={isMine ? texts.you : senderName}
      time={
        <>
          <time dateTime={sentAt}>{formatClock(sentAt)}</time>
          {editedAt ? ` · ${texts.edited}` : ''}
        </>
      }
      {...(isMine && !deletedAt ? { state: { kind, text: texts.states[kind] } } : {})}
      files={files.map(fileLink)}
    >
      {deletedAt ? texts.deleted : text}
    </Message>
  );
}

function fileLink({ id, url, name, sizeBytes }: FileRef) {
  return <MessageFile key={id} href={url} name={name} size={sizeText(sizeBytes)} />;
}
