'use client';

import '@bazaar/ui/account.css';
import '@bazaar/ui/feedback.css';
import '@bazaar/ui/forms.css';
import { CommentFoot } from '@bazaar/ui/patterns/comment-tree';
import { useEffect } from 'react';
import { CommentForm, type CommentFormProps } from '../comment-form';
import { commentsStore } from '../comments-store';

/** Renders the form of a comment on a public page, with the styles that only forms need. It takes the focus when it was opened by a press. */
export function PageCommentForm(props: CommentFormProps) {
  const { id } = props;
  useEffect(() => {
    if (commentsStore.getState().focusOn !== id) return;
    commentsStore.setState({ focusOn: undefined });
    document.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"] textarea`)?.focus();
  }, [id]);
  return (
    <CommentFoot>
      <CommentForm {...props} />
    </CommentFoot>
  );
}
