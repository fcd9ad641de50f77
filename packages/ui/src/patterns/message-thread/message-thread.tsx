import {
  mdiAlertCircleOutline,
  mdiCheck,
  mdiCheckAll,
  mdiClockOutline,
  mdiPaperclip,
  mdiProgressUpload,
  mdiRefresh,
} from '@mdi/js';
import type { ReactNode } from 'react';
import { Button } from '../../button/button';
import { Icon } from '../../icon/icon';
import { cx } from '../../style/cx';

export interface MessageThreadProps {
  readonly label: string;
  /** MessageDay and Message, the oldest first. */
  readonly children: ReactNode;
}

/**
 * Messages between two parties, own ones at the start, the others' at the end. New ones are announced on arrival. Give it a height to
 * scroll in; without one it grows with the page.
 *
 * Use it for a request, an order, a ticket. Not for public threads (CommentTree).
 */
export function MessageThread({ label, children }: MessageThreadProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={cx('message-thread')} role="log" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}

/** The line between two days. */
export function MessageDay({ children }: { readonly children: ReactNode }) {
  return <p className={cx('message-day')}>{children}</p>;
}

export type MessageStateKind = 'queued' | 'sending' | 'sent' | 'seen' | 'failed';

export interface MessageProps {
  readonly side: 'own' | 'other';
  /** Author: read before the text, and shown above messages of others. */
  readonly author: string;
  readonly time: ReactNode;
  /** Delivery state of an own message, and its text. */
  readonly state?: { readonly kind: MessageStateKind; readonly text: string };
  /** Offered when it failed. */
  readonly retry?: { readonly label: string; readonly onRetry: () => void };
  /** MessageFile. */
  readonly files?: ReactNode;
  readonly children?: string;
}

const icons = {
  queued: mdiClockOutline,
  sending: mdiProgressUpload,
  sent: mdiCheck,
  seen: mdiCheckAll,
  failed: mdiAlertCircleOutline,
} as const satisfies Record<MessageStateKind, string>;

export function Message({ side, author, time, state, retry, files, children }: MessageProps) {
  const isFailed = state?.kind === 'failed';
  return (
    <article className={cx('message-item', { side })} aria-label={author}>
      {side === 'other' ? <bdi className={cx('message-author')}>{author}</bdi> : null}
      <div className={cx('message-bubble', { side, failed: isFailed })}>
        {children ? (
          <p className={cx('message-text')} dir="auto">
            {children}
          </p>
        ) : null}
        {files}
      </div>
      <div className={cx('message-foot')}>
        <span>{time}</span>
        {state ? <MessageState {...state} /> : null}
        {isFailed && retry ? (
          <Button tone="text" size="small" onClick={retry.onRetry}>
            <Icon path={mdiRefresh} size={18} />
            {retry.label}
          </Button>
        ) : null}
      </div>
    </article>
  );
}

function MessageState({ kind, text }: NonNullable<MessageProps['state']>) {
  const look = kind === 'seen' || kind === 'failed' ? kind : undefined;
  return (
    <span className={cx('message-state', { state: look })}>
      <Icon path={icons[kind]} size={16} />
      {text}
    </span>
  );
}

export interface MessageFileProps {
  readonly href: string;
  readonly name: string;
  /** Formatted size: «۴۲۰ کیلوبایت». */
  readonly size: string;
}

/** A file attached to a message. */
export function MessageFile({ href, name, size }: MessageFileProps) {
  return (
    <a href={href} className={cx('message-file')} download>
      <Icon path={mdiPaperclip} size={18} />
      <bdi>{name}</bdi>
      <small>{size}</small>
    </a>
  );
}
