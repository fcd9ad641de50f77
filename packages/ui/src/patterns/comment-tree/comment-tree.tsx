import { mdiReply, mdiThumbUp, mdiThumbUpOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Badge } from '../../badge/badge';
import { Button, type ButtonProps } from '../../button/button';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { cx } from '../../style/cx';

export interface CommentTreeProps {
  readonly label: string;
  /** Comments. */
  readonly children: ReactNode;
}

/**
 * What readers wrote under a page, with the answers inside the comments they answer.
 *
 * Use it for public threads. Not for messages between two parties (MessageThread).
 */
export function CommentTree({ label, children }: CommentTreeProps) {
  return (
    <ul className={cx('comment-tree')} aria-label={label}>
      {children}
    </ul>
  );
}

export interface CommentStatus {
  /** Only its writer sees a comment that waits or was rejected. */
  readonly kind: 'pending' | 'rejected';
  readonly text: string;
  /** What it means: when it will be seen, or why it was rejected. */
  readonly reason?: ReactNode;
}

export interface CommentProps {
  readonly id?: string;
  readonly author: string;
  /** Who they are here, in a word: «تأمین‌کننده», «شما». */
  readonly role?: string;
  readonly time: ReactNode;
  readonly text: string;
  readonly status?: CommentStatus;
  /** LikeButton, ReplyButton, a button that removes; none while it waits. */
  readonly actions?: ReactNode;
  /** The form of an answer being written. */
  readonly form?: ReactNode;
  /** Comments that answer this one. */
  readonly children?: ReactNode;
}

const toneOf = { pending: 'warning', rejected: 'error' } as const;

export function Comment({ id, author, role, time, text, status, actions, form, children }: CommentProps) {
  return (
    <li id={id} className={cx('comment-item')}>
      <article className={cx('comment-body', { tone: status?.kind })} aria-label={author}>
        <div className={cx('comment-head')}>
          <bdi className={cx('comment-author')}>{author}</bdi>
          {role ? <Badge tone="info">{role}</Badge> : null}
          {status ? <Badge tone={toneOf[status.kind]}>{status.text}</Badge> : null}
          <span className={cx('comment-time')}>{time}</span>
        </div>
        <p className={cx('comment-text')} dir="auto">
          <MixedText>{text}</MixedText>
        </p>
        {status?.reason ? <p className={cx('comment-reason')}>{status.reason}</p> : null}
        {actions ? <div className={cx('comment-actions')}>{actions}</div> : null}
        {form}
      </article>
      {children ? <ul className={cx('comment-answers')}>{children}</ul> : null}
    </li>
  );
}

type Press = Pick<ButtonProps, 'onClick' | 'disabled'>;

export interface LikeButtonProps extends Press {
  /** Spoken name: «پسندیدن دیدگاه رضا کریمی». */
  readonly label: string;
  readonly isLiked: boolean;
  /** How many liked it, in the caller's digits. */
  readonly count: string;
}

/** Pressed or not; the count stands beside it and is said with the name. */
export function LikeButton({ label, isLiked, count, ...press }: LikeButtonProps) {
  return (
    <Button tone="text" size="small" aria-pressed={isLiked} aria-label={`${label}، ${count}`} {...press}>
      <Icon path={isLiked ? mdiThumbUp : mdiThumbUpOutline} size={18} />
      {count}
    </Button>
  );
}

export interface ReplyButtonProps extends Press {
  readonly children: ReactNode;
  /** To whom, spoken after the text. */
  readonly label: string;
  readonly isOpen?: boolean;
}

export function ReplyButton({ children, label, isOpen, ...press }: ReplyButtonProps) {
  return (
    <Button tone="text" size="small" aria-expanded={isOpen} {...press}>
      <Icon path={mdiReply} size={18} mirrored />
      {children}
      <span className="sr">{label}</span>
    </Button>
  );
}
