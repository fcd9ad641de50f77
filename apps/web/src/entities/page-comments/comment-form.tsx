'use client';

import type { NewPageComment, PageComment } from '@bazaar/api/model';
import { addPageComment } from '@bazaar/api/page-comments';
import { COMMENT_CHARACTERS, type CommentValues, commentSchema } from '@bazaar/domain/comments/comment-form';
import { formatNumber } from '@bazaar/domain/persian/numbers';
import { Button } from '@bazaar/ui/button';
import { BoundTextArea } from '@/lib/forms/bound-text';
import { LeaveQuestion } from '@/lib/forms/leave-question-dialog';
import { SiteFormFrame, SubmitButton } from '@/lib/forms/site-form-frame';
import { useSiteForm } from '@/lib/forms/use-site-form';
import { commentsTexts as texts } from '@/translations/comments';

export interface CommentFormProps {
  /** Id of the form and of its draft. */
  readonly id: string;
  readonly label: string;
  readonly start: string;
  /** What is answered, and where. */
  readonly to: Pick<NewPageComment, 'pageId' | 'parentId'>;
  /** What is accepted, and what comes after sending. */
  readonly hint?: string;
  onSent(comment: PageComment): void;
  onCancel(): void;
}

/** Renders the form of a comment. What is typed stays on this device until the service has it. */
export function CommentForm({ id, label, start, to, hint, onSent, onCancel }: CommentFormProps) {
  const form = useSiteForm<CommentValues, CommentValues, PageComment>({
    id,
    draftId: id,
    schema: commentSchema,
    start: { text: start },
    send: ({ text }, request) => addPageComment({ ...to, text }, request),
    sends: true,
    onSent: (comment, isTypedSince) => {
      onSent(comment);
      if (!isTypedSince) onCancel();
    },
  });
  return (
    <>
      <SiteFormFrame form={form} label={label}>
        <BoundTextArea
          form={form}
          name="text"
          rows="few"
          label={texts.text}
          hint={hint ?? texts.hint}
          counter={{
            max: COMMENT_CHARACTERS.most,
            text: (used, most) => `${formatNumber(used)} / ${formatNumber(most)}`,
          }}
        />
        <div>
          <SubmitButton form={form}>{texts.send}</SubmitButton>{' '}
          <Button
            tone="text"
            onClick={() => {
              form.discard();
              onCancel();
            }}
          >
            {texts.cancel}
          </Button>
        </div>
      </SiteFormFrame>
      <LeaveQuestion isUnsaved={form.isDirty && !form.isSending} />
    </>
  );
}
