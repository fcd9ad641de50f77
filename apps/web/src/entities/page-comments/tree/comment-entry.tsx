import type { PageComment } from '@bazaar/api/model';
import { Comment, type CommentStatus } from '@bazaar/ui/patterns/comment-tree';
import type { ReactNode } from 'react';
import { commentsTexts as texts } from '@/translations/comments';

/** What differs between the places that show comments. */
export interface CommentParts {
  /** Who a supplier's answer is from, in one or two words. */
  readonly supplierWord: string;
  /** Said of a comment that waits. */
  readonly waiting: Omit<CommentStatus, 'kind'>;
  time(comment: PageComment): ReactNode;
  mark?(comment: PageComment): string | undefined;
  picture?(comment: PageComment): ReactNode;
  /** `depth` counts from 1. */
  actions(comment: PageComment, depth: number): ReactNode;
  form(comment: PageComment): ReactNode;
}

export interface CommentEntryProps {
  readonly comment: PageComment;
  readonly parts: CommentParts;
  readonly depth?: number;
}

/** Renders a comment with what was answered to it. */
export function CommentEntry({ comment, parts, depth = 1 }: CommentEntryProps) {
  const { id, authorName, text, isMine, isSupplierAnswer, status, children } = comment;
  return (
    <Comment
      id={id}
      author={authorName}
      picture={parts.picture?.(comment)}
      {...(isMine ? { role: texts.you } : isSupplierAnswer ? { role: parts.supplierWord } : {})}
      mark={parts.mark?.(comment)}
      time={parts.time(comment)}
      text={text}
      {...stateOf(comment, parts)}
      actions={status === 'Pending' ? undefined : parts.actions(comment, depth)}
      form={parts.form(comment)}
    >
      {children.length === 0
        ? undefined
        : children.map((child) => (
            <CommentEntry key={child.id} comment={child} parts={parts} depth={depth + 1} />
          ))}
    </Comment>
  );
}

function stateOf(
  { status, rejectReason }: PageComment,
  { waiting }: CommentParts,
): { readonly status?: CommentStatus } {
  if (status === 'Pending') return { status: { kind: 'pending', ...waiting } };
  if (status === 'Approved') return {};
  const reason = rejectReason === undefined ? texts.rejectedUnknown : texts.rejectedReason(rejectReason);
  return { status: { kind: 'rejected', text: texts.rejected, reason } };
}
