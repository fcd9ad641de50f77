import { mdiLockOutline, mdiPencilOutline, mdiReply, mdiThumbUp, mdiThumbUpOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Badge } from '../../badge/badge';
import { Button, type ButtonProps } from '../../button/button';
import { Icon } from '../../icon/icon';
import { MixedText } from '../../mixed-text/mixed-text';
import { Monogram } from '../../monogram/monogram';
import { Skeleton } from '../../skeleton/skeleton';
import { cx } from '../../style/cx';

export interface CommentTreeProps {
  /** Accessible name; it says what this is for. */
  readonly label: string;
  /** In a section that has an edge of its own. */
  readonly isFlush?: boolean;
  /** Comments. */
  readonly children: ReactNode;
}

/**
 * Readers' comments on a page, with the replies inside the comments they belong to.
 *
 * Use it for public threads. Not for messages between two parties (MessageThread).
 */
export function CommentTree({ label, isFlush = false, children }: CommentTreeProps) {
  return (
    <ul className={cx('comment-tree', { flush: isFlush })} aria-label={label}>
      {children}
    </ul>
  );
}

/** The search and the filters of a list of comments. */
export function CommentTools({ children }: { readonly children: ReactNode }) {
  return <div className={cx('comment-tools')}>{children}</div>;
}

/** What stands above the comments of a page: the way to write one, and their order. */
export function CommentBar({ children }: { readonly children: ReactNode }) {
  return <div className={cx('comment-bar')}>{children}</div>;
}

/** Says in a CommentBar why nothing can be written, where the way to it would stand. */
export function CommentNote({ children }: { readonly children: ReactNode }) {
  return (
    <p className={cx('comment-note')}>
      <Icon path={mdiLockOutline} />
      <span>{children}</span>
    </p>
  );
}

/** The bar and the first comments while they are read; `label` says so. */
export function CommentsSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label}>
      <CommentBar>
        <Skeleton shape="title" />
      </CommentBar>
      <div className={cx('comment-tree', { flush: true })}>
        {[1, 2, 3].map((place) => (
          <div key={place} className={cx('comment-item')}>
            <div className={cx('comment-body')} data-pictured="">
              <CommentPicture letters="" />
              <Skeleton shape="short" />
              <Skeleton />
              <Skeleton shape="short" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The place of a form whose script is on its way, as high as the form; `label` says so. */
export function CommentFormSkeleton({ label }: { readonly label: string }) {
  return (
    <CommentFoot>
      <div role="status" aria-label={label} className="u-comment-form">
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton shape="title" />
        <Skeleton />
      </div>
    </CommentFoot>
  );
}

/** What belongs to a whole page of comments, below them. */
export function CommentFoot({ children }: { readonly children: ReactNode }) {
  return <div className={cx('comment-foot')}>{children}</div>;
}

export interface CommentStatus {
  /** Only its author sees a pending or rejected comment. */
  readonly kind: 'pending' | 'rejected';
  readonly text: string;
  /** Explanation: when it will be visible, or why it was rejected. */
  readonly reason?: ReactNode;
}

export interface CommentProps {
  readonly id?: string;
  readonly author: string;
  /** CommentPicture. */
  readonly picture?: ReactNode;
  /** The author's role here, in one word: «تأمین‌کننده», «شما». */
  readonly role?: string;
  /** What sets it apart for this reader, in one word: «تازه». */
  readonly mark?: string | undefined;
  readonly time: ReactNode;
  readonly text: string;
  readonly status?: CommentStatus;
  /** LikeButton, ReplyButton, a remove button; none while it is pending. */
  readonly actions?: ReactNode;
  /** The form of a reply in progress. */
  readonly form?: ReactNode;
  /** Replies to this comment. */
  readonly children?: ReactNode;
}

const toneOf = { pending: 'warning', rejected: 'error' } as const;

export function Comment({ id, author, role, mark, time, text, ...more }: CommentProps) {
  const { picture, status, actions, form, children } = more;
  return (
    <li id={id} className={cx('comment-item')}>
      <article
        className={cx('comment-body', { tone: status?.kind })}
        aria-label={author}
        data-pictured={picture === undefined ? undefined : ''}
      >
        {picture}
        <div className={cx('comment-head')}>
          <bdi className={cx('comment-author')}>{author}</bdi>
          {role ? <Badge tone="info">{role}</Badge> : null}
          {mark ? <Badge tone="success">{mark}</Badge> : null}
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

/** The author's picture, or their initials; the name is beside it. */
export function CommentPicture({ letters, src }: { readonly letters: string; readonly src?: string }) {
  return src === undefined ? (
    <Monogram letters={letters} />
  ) : (
    <img className="u-comment-picture" src={src} alt="" width={36} height={36} loading="lazy" />
  );
}

type Press = Pick<ButtonProps, 'id' | 'onClick' | 'disabled'> & {
  /** Where the page's one listener acts instead of `onClick`. */
  readonly 'data-action'?: string;
  readonly 'data-payload'?: string;
};

export interface LikeButtonProps extends Press {
  /** Accessible name: «پسندیدن دیدگاه رضا کریمی». */
  readonly label: string;
  readonly isLiked: boolean;
  /** Number of likes, in the caller's digits. */
  readonly count: string;
}

/** A toggle button; the count is beside it and part of its accessible name. */
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
  /** The addressee, read after the text. */
  readonly label: string;
  readonly isOpen?: boolean;
  /** Writes a refused comment again, instead of answering one. */
  readonly isAgain?: boolean;
}

export function ReplyButton({ children, label, isOpen, isAgain = false, ...press }: ReplyButtonProps) {
  return (
    <Button tone="text" size="small" aria-expanded={isOpen} {...press}>
      <Icon path={isAgain ? mdiPencilOutline : mdiReply} size={18} mirrored={!isAgain} />
      {children}
      <span className="sr">{label}</span>
    </Button>
  );
}
