'use client';

import type { ConversationMessage } from '@bazaar/api/model';
import { threadLines } from '@bazaar/domain/conversations/thread-lines';
import { formatClock, formatLongDate } from '@bazaar/domain/dates/jalali';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import {
  MessageDay,
  MessageJump,
  MessageNews,
  MessagePause,
  MessageThread,
} from '@bazaar/ui/patterns/message-thread';
import { Fragment, type ReactNode, useRef } from 'react';
import { messagesTexts as texts } from '@/translations/messages';
import { OlderButton } from './older/older-button';
import { OutgoingLine } from './outgoing-line';
import { SentLine } from './sent-line';
import type { Reply } from './use-reply';
import type { OpenedThread } from './use-thread';
import { useThreadScroll } from './use-thread-scroll';

export interface ThreadMessagesProps extends Pick<OpenedThread, 'messages' | 'news' | 'older'> {
  readonly label: string;
  readonly reply: Reply;
  /** The thread is a part of another page: its own frame scrolls to the end, the page stays. */
  readonly isPart?: boolean;
  /** Returns the action that edits an own message, while it may be edited. */
  editOf?(message: ConversationMessage): { readonly label: string; onPress(): void } | undefined;
  /** What stands in place of the message that is being edited. */
  readonly editing?: { readonly id: string; readonly form: ReactNode } | undefined;
}

/** Renders the messages by days, the newest at the end and scrolled into view. */
export function ThreadMessages({ label, messages, news, older, reply, ...more }: ThreadMessagesProps) {
  const { isPart = false, editOf, editing } = more;
  const arrived = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  const outgoing = reply.outgoing.filter(({ clientMessageId }) => !arrived.has(clientMessageId));
  const shown = {
    firstId: messages[0]?.id,
    count: messages.length + outgoing.length,
    outgoing: outgoing.length,
  };
  const spoken = useNewestOfOthers(messages);
  const { frame, end, isBehind, toEnd, onScroll } = useThreadScroll(shown, isPart);
  return (
    <>
      <MessageThread
        label={label}
        frameRef={frame}
        onScroll={onScroll}
        before={older.state === 'none' ? null : <OlderButton {...older} state={older.state} />}
        after={
          <>
            <span ref={end} />
            {isBehind ? <MessageJump label={texts.newMessage} onJump={toEnd} /> : null}
          </>
        }
      >
        {threadLines(messages, news).map((line) => {
          if (line.kind === 'day') return <MessageDay key={line.key}>{formatLongDate(line.at)}</MessageDay>;
          if (line.kind === 'pause')
            return <MessagePause key={line.key}>{formatClock(line.at)}</MessagePause>;
          if (line.kind === 'news') {
            return <MessageNews key={line.key}>{texts.news(formatNumber(line.count))}</MessageNews>;
          }
          if (editing !== undefined && editing.id === line.message.id) {
            return <Fragment key={line.key}>{editing.form}</Fragment>;
          }
          return <SentLine key={line.key} line={line} edit={editOf?.(line.message)} />;
        })}
        {outgoing.map((message) => (
          <OutgoingLine key={message.clientMessageId} message={message} reply={reply} />
        ))}
      </MessageThread>
      <span role="status" className="sr">
        {spoken}
      </span>
    </>
  );
}

/** Returns what is announced: the newest message of the other side, once it has come after the thread was opened. */
function useNewestOfOthers(messages: readonly ConversationMessage[]): string {
  const newest = messages.findLast(({ isMine }) => !isMine);
  const atOpening = useRef<string | null>(null);
  if (messages.length === 0) return '';
  atOpening.current ??= newest?.id ?? '';
  if (newest === undefined || newest.id === atOpening.current) return '';
  return texts.came(newest.senderName, newest.text || (newest.files[0]?.name ?? ''));
}
