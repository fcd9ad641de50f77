import { mdiMessageTextOutline } from '@mdi/js';
import type { KeyboardEvent, ReactNode } from 'react';
import { EmptyPanel } from '../../message-panel/message-panel';
import { MixedText } from '../../mixed-text/mixed-text';
import { Monogram } from '../../monogram/monogram';
import { isPlainClick } from '../../plain-click/is-plain-click';
import { Skeleton } from '../../skeleton/skeleton';
import { cx } from '../../style/cx';

export { ConversationFilters, type ConversationFiltersProps } from './conversation-filters';
export {
  ConversationAbout,
  type ConversationAboutProps,
  ConversationAction,
  type ConversationActionProps,
  ConversationBody,
  ConversationHead,
  type ConversationHeadProps,
} from './conversation-head';
export { ReplyBox, type ReplyBoxProps, ReplyClosed } from './reply-box';

export interface ConversationPanesProps {
  /** Title of the page. */
  readonly title: string;
  /** Counts in words, announced when they change. */
  readonly counts?: readonly string[];
  /** Filters above the rows. */
  readonly head?: ReactNode;
  /** ConversationList with its head. */
  readonly list: ReactNode;
  /** The open conversation, or the prompt to open one. */
  readonly open: ReactNode;
  /** Which of the two a phone shows. */
  readonly shown: 'list' | 'open';
}

/**
 * Conversations at the start side and the open one beside them; on a phone one of the two, chosen by the address.
 *
 * Use it for messages between two parties over time. Not for the comments of a public page (CommentTree).
 */
export function ConversationPanes({ title, counts = [], head, list, open, shown }: ConversationPanesProps) {
  const isOpen = shown === 'open';
  return (
    <>
      <div className={cx('conversations-head', { behind: isOpen })}>
        <h1 className={cx('conversations-title')}>{title}</h1>
        <p className={cx('conversation-note')} role="status">
          {counts.map((count) => (
            <span key={count}>{count}</span>
          ))}
        </p>
      </div>
      <div className={cx('conversation-panes')}>
        <div className={cx('conversation-pane', { side: 'list', behind: isOpen })}>
          {head ? <div className={cx('conversation-head')}>{head}</div> : null}
          {list}
        </div>
        <div className={cx('conversation-pane', { side: 'open', behind: !isOpen })}>{open}</div>
      </div>
    </>
  );
}

export interface NoConversationProps {
  readonly title: string;
  readonly detail?: string;
  /** One button or link. */
  readonly action?: ReactNode;
}

/** Shown instead of the rows, or of a thread, when there is none. */
export function NoConversation(props: NoConversationProps) {
  return <EmptyPanel icon={mdiMessageTextOutline} {...props} />;
}

export interface ConversationListProps {
  readonly label: string;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLUListElement>) => void;
  /** Shows a skeleton instead of the rows; `label` announces it. */
  readonly isLoading?: boolean;
  /** ConversationItem. */
  readonly children?: ReactNode;
}

export function ConversationList({ label, isLoading, onKeyDown, children }: ConversationListProps) {
  if (!isLoading) {
    return (
      <ul aria-label={label} onKeyDown={onKeyDown}>
        {children}
      </ul>
    );
  }
  return (
    <div role="status" aria-label={label}>
      {[1, 2, 3].map((row) => (
        <div key={row} className={cx('conversation-item')}>
          <Monogram letters="" />
          <div>
            <Skeleton shape="short" />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}

export interface ConversationItemProps {
  readonly href: string;
  readonly isCurrent: boolean;
  /** The other party's initials, when `logoUrl` is unknown. */
  readonly monogram: string;
  readonly logoUrl?: string | undefined;
  readonly name: string;
  /** Subject of the conversation. */
  readonly about: string;
  /** Beginning of the last message, with its author. */
  readonly text: string;
  /** Before the text of a message that was not sent. */
  readonly unsent?: string | undefined;
  readonly time: ReactNode;
  /** Formatted, and in words; absent when everything was read. */
  readonly unread?: { readonly count: string; readonly spoken: string } | undefined;
  /** State in one word, such as closed. */
  readonly state?: ReactNode;
  /** Stands in the row's place while its removal can be undone. */
  readonly removed?: ReactNode;
  readonly onOpen: () => void;
}

/** A conversation as a row; the whole row is the link. */
export function ConversationItem({ href, isCurrent, onOpen, removed, ...shown }: ConversationItemProps) {
  if (removed) return <li>{removed}</li>;
  const { monogram, logoUrl, name, about, text, unsent, time, unread, state } = shown;
  const isUnread = unread !== undefined;
  return (
    <li>
      <a
        href={href}
        data-row-link
        className={cx('conversation-item', { current: isCurrent })}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onOpen();
        }}
      >
        {logoUrl ? (
          <img src={logoUrl} alt="" width={40} height={40} decoding="async" />
        ) : (
          <Monogram letters={monogram} />
        )}
        <span>
          <span>
            <b className={cx('conversation-name', { strong: isUnread })}>{name}</b>
            <small className={cx('conversation-note')}>{time}</small>
          </span>
          <small className={cx('conversation-note', { about: true })}>
            <MixedText>{about}</MixedText>
          </small>
          <span>
            <small className={cx('conversation-note', { strong: isUnread })}>
              {unsent ? <span className={cx('conversation-note', { failed: true })}>{unsent} </span> : null}
              <MixedText>{text}</MixedText>
            </small>
            {state}
            {unread ? (
              <>
                <span aria-hidden="true" className={cx('conversation-unread')}>
                  {unread.count}
                </span>
                <span className="sr">{unread.spoken}</span>
              </>
            ) : null}
          </span>
        </span>
      </a>
    </li>
  );
}
