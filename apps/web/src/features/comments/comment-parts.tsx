import type { PageComment, PageSummary } from '@bazaar/api/model';
import { DEEPEST_COMMENT } from '@bazaar/domain/comments/comment-form';
import { formatRelative } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Link } from '@bazaar/ui/link';
import { LikeButton, ReplyButton } from '@bazaar/ui/patterns/comment-tree';
import { CommentForm } from '@/entities/page-comments/comment-form';
import { commentFormId } from '@/entities/page-comments/comment-form-id';
import type { CommentParts } from '@/entities/page-comments/tree/comment-entry';
import { commentsTexts as texts } from '@/translations/comments';
import { commentHref } from './comments-place';

export interface ThreadOfPage {
  readonly page: PageSummary;
  readonly unseen: ReadonlySet<string>;
  /** Ids of the comments whose form is open. */
  readonly open: ReadonlySet<string>;
  readonly nowMs: number;
  onOpen(id: string, isOpen: boolean): void;
  onLike(comment: PageComment): void;
  onSent(comment: PageComment): void;
}

/** Returns how the comments of one page are shown to their writer. */
export function partsOfThread(thread: ThreadOfPage): CommentParts {
  return {
    supplierWord: texts.supplier,
    waiting: { text: texts.pending, reason: texts.pendingReason },
    mark: ({ id }) => (thread.unseen.has(id) ? texts.newWord : undefined),
    time: ({ createdAt }) => <time dateTime={createdAt}>{formatRelative(createdAt, thread.nowMs)}</time>,
    actions: (comment, depth) => <Actions {...{ comment, depth, thread }} />,
    form: (comment) => (thread.open.has(comment.id) ? <Form comment={comment} thread={thread} /> : undefined),
  };
}

interface PartProps {
  readonly comment: PageComment;
  readonly depth: number;
  readonly thread: ThreadOfPage;
}

function Actions({ comment, depth, thread }: PartProps) {
  const { id, authorName, status, isLikedByMe, likeCount } = comment;
  const { page, open, onOpen, onLike } = thread;
  const isOpen = open.has(id);
  const press = { id: `answer-${id}`, isOpen, onClick: () => onOpen(id, !isOpen) };
  if (status === 'Rejected') {
    return page.allowComments ? (
      <ReplyButton label={texts.againOf} isAgain {...press}>
        {texts.again}
      </ReplyButton>
    ) : null;
  }
  const href = commentHref(page, id);
  return (
    <>
      <LikeButton
        label={texts.like(authorName)}
        isLiked={isLikedByMe}
        count={formatNumber(likeCount)}
        onClick={() => onLike(comment)}
      />
      {page.allowComments && depth < DEEPEST_COMMENT ? (
        <ReplyButton label={texts.replyTo(authorName)} {...press}>
          {texts.reply}
        </ReplyButton>
      ) : null}
      {href === undefined ? null : (
        <Link href={href} size={13} touch>
          {texts.toPlace} <span className="sr">{texts.toPlaceOf(authorName)}</span>
        </Link>
      )}
    </>
  );
}

function Form({ comment, thread }: Pick<PartProps, 'comment' | 'thread'>) {
  const { id, pageId, parentId, authorName, text, status } = comment;
  const isAgain = status === 'Rejected';
  const answered = isAgain ? parentId : id;
  return (
    <CommentForm
      id={commentFormId(id)}
      label={isAgain ? texts.againLabel : texts.replyLabel(authorName)}
      start={isAgain ? text : ''}
      to={{ pageId, ...(answered === undefined ? {} : { parentId: answered }) }}
      onSent={thread.onSent}
      onCancel={() => thread.onOpen(id, false)}
    />
  );
}
