'use client';

import type { PageComment } from '@bazaar/api/model';
import { CommentFormSkeleton } from '@bazaar/ui/patterns/comment-tree';
import { lazy, Suspense } from 'react';
import { readSessionHint } from '@/lib/session/session-hint';
import { pageCommentsTexts as texts } from '@/translations/page-comments';
import { commentFormId } from '../comment-form-id';
import { closeCommentForm } from '../comments-store';

const Form = lazy(() =>
  import('./page-comment-form').then((module) => ({ default: module.PageCommentForm })),
);

export interface OpenFormProps {
  readonly pageId: string;
  /** What is answered, or what was refused and is written again; undefined for a comment on the page. */
  readonly comment: PageComment | undefined;
  onSent(comment: PageComment): void;
}

/** Renders an open form of a comment, and imports it for that. */
export function OpenForm({ pageId, comment, onSent }: OpenFormProps) {
  const id = commentFormId(comment?.id ?? pageId);
  const isAgain = comment?.status === 'Rejected';
  const parentId = isAgain ? comment.parentId : comment?.id;
  const label =
    comment === undefined
      ? texts.formLabel
      : isAgain
        ? texts.againLabel
        : texts.replyLabel(comment.authorName);
  return (
    <Suspense fallback={<CommentFormSkeleton label={texts.opening} />}>
      <Form
        id={id}
        label={label}
        start={isAgain ? comment.text : ''}
        to={{ pageId, ...(parentId === undefined ? {} : { parentId }) }}
        hint={readSessionHint() === undefined ? texts.hintAnonymous : texts.hint}
        onSent={onSent}
        onCancel={() => close(id, comment?.id ?? pageId)}
      />
    </Suspense>
  );
}

/** Closes a form; the focus goes back to the button that opened it, unless something else took it. */
function close(formId: string, ofId: string): void {
  closeCommentForm(formId);
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) document.getElementById(`answer-${ofId}`)?.focus();
  });
}
