import { mdiArrowDown } from '@mdi/js';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../button/button';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

export { Message, type MessageProps, type MessageStateKind } from './message';
export { MessageEdit, type MessageEditProps } from './message-edit';
export { MessageFile, type MessageFileProps, SendingFile, type SendingFileProps } from './message-file';

export interface MessageThreadProps {
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** Reference to the scrolling frame. */
  readonly frameRef?: Ref<HTMLDivElement>;
  /** At the beginning, such as the button that reads older messages. */
  readonly before?: ReactNode;
  /** At the end, such as MessageJump. */
  readonly after?: ReactNode;
  /** Called when the reader scrolls, to load older messages. */
  readonly onScroll?: () => void;
  /** MessageDay, MessageNews, MessagePause and Message, the oldest first. */
  readonly children: ReactNode;
}

/**
 * Messages between two parties, own ones at the end side, the others' at the start. What arrives is announced by the caller: a log that
 * also grows at its beginning would read out what is old. Give it a height to scroll in; without one it grows with the page.
 *
 * Use it for a request, an order, a ticket. Not for public threads (CommentTree).
 */
export function MessageThread({ label, frameRef, before, after, onScroll, children }: MessageThreadProps) {
  return (
    <div
      ref={frameRef}
      className={cx('message-thread')}
      role="log"
      aria-live="off"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      onScroll={onScroll}
    >
      {before}
      {children}
      {after}
    </div>
  );
}

/** The line between two days. */
export function MessageDay({ children }: { readonly children: ReactNode }) {
  return <p className={cx('message-day')}>{children}</p>;
}

/** The line before the first message that had not been read. */
export function MessageNews({ children }: { readonly children: ReactNode }) {
  return (
    <p data-news className={cx('message-day', { news: true })}>
      {children}
    </p>
  );
}

/** The time, where a conversation went on after a pause. */
export function MessagePause({ children }: { readonly children: ReactNode }) {
  return <p className={cx('message-pause')}>{children}</p>;
}

/** The way to the newest message, while the reader is further up. */
export function MessageJump({ label, onJump }: { readonly label: string; readonly onJump: () => void }) {
  return (
    <div className={cx('message-jump')}>
      <Button tone="quiet" size="small" onClick={onJump}>
        {label}
        <Icon path={mdiArrowDown} size={18} />
      </Button>
    </div>
  );
}
