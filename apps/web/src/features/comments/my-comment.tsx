import type { PageComment, PageSummary } from '@bazaar/api/model';
import { DEEPEST_COMMENT } from '@bazaar/domain/comments/comment-form';
import { formatRelative } from '@bazaar/domain/dates';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Link } from '@bazaar/ui/link';
import { Comment, type CommentStatus, LikeButton, ReplyButton } from '@bazaar/ui/patterns/comment-tree';
import { commentsTexts as texts } from '@/translations/comments';
import { commentHref } from './comments-place';
import { ReplyForm } from './reply-form';

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

/** Renders a comment with what was answered to it. */
export function MyComment({
  comment,
  depth,
  thread,
}: {
  readonly comment: PageComment;
  readonly depth: number;
  readonly thread: ThreadOfPage;
}) {
  const { id, authorName, text, isMine, isSupplierAnswer, status, createdAt, children } = comment;
  return (
    <Comment
      id={id}
      author={authorName}
      {...(isMine ? { role: texts.you } : isSupplierAnswer ? { role: texts.supplier } : {})}
      mark={thread.unseen.has(id) ? texts.newWord : undefined}
      time={<time dateTime={createdAt}>{formatRelative(createdAt, thread.nowMs)}</time>}
      text={text}
      {...stateOf(comment)}
      actions={status === 'Pending' ? undefined : <Actions {...{ comment, depth, thread }} />}
      form={thread.open.has(id) ? <Form comment={comment} thread={thread} /> : undefined}
    >
      {children.length === 0
        ? undefined
        : children.map((child) => (
            <MyComment key={child.id} comment={child} depth={depth + 1} thread={thread} />
          ))}
    </Comment>
  );
}

function stateOf({ status, rejectReason }: PageComment): { status?: CommentStatus } {
  if (status === 'Pending') {
    return { status: { kind: 'pending', text: texts.pending, reason: texts.pendingReason } };
  }
  if (status === 'Approved') return {};
  const reason = rejectReason === undefined ? texts.rejectedUnknown : texts.rejectedReason(rejectReason);
  return { status: { kind: 'rejected', text: texts.rejected, reason } };
}

type PartProps = Parameters<typeof MyComment>[0];

function Actions({ comment, depth, thread }: PartProps) {
  const { id, authorName, status, isLikedByMe, likeCount } = comment;
  const { page, open, onOpen, onLike } = thread;
  const isOpen = open.has(id);
  const press = { id: `answer-${id}`, isOpen, onClick: () => onOpen(id, !isOpen) };
  if (status === 'Rejected') {
    return page.allowComments ? (
      <ReplyButton label={texts.againOf} {...press}>
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
    <ReplyForm
      id={formIdOf(id)}
      label={isAgain ? texts.againLabel : texts.replyLabel(authorName)}
      start={isAgain ? text : ''}
      to={{ pageId, ...(answered === undefined ? {} : { parentId: answered }) }}
      onSent={thread.onSent}
      onCancel={() => thread.onOpen(id, false)}
    />
  );
}

const PREFIX = 'comment:';

/** Returns the id of the form below a comment, and of its draft. */
function formIdOf(commentId: string): string {
  return `${PREFIX}${commentId}`;
}

/** Returns the comments with an unsent form, of the drafts of this device. */
export function commentsOfDrafts(formIds: readonly string[]): readonly string[] {
  return formIds.filter((id) => id.startsWith(PREFIX)).map((id) => id.slice(PREFIX.length));
}
