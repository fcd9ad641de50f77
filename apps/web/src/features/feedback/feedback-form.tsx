'use client';

import { sendFeedback } from '@bazaar/api/feedbacks';
import type { FeedbackReceipt } from '@bazaar/api/model';
import type { FeedbackKind } from '@bazaar/domain/feedback/feedback-address';
import {
  type FeedbackOutput,
  type FeedbackValues,
  feedbackSchema,
} from '@bazaar/domain/feedback/feedback-form';
import { Button } from '@bazaar/ui/button';
import { FeedbackDone } from '@bazaar/ui/patterns/feedback-page';
import { useEffect, useState } from 'react';
import { actionAttributes } from '@/lib/actions/action-attributes';
import { useSiteForm } from '@/lib/forms/use-site-form';
import { useStore } from '@/lib/store/use-store';
import { useUploads } from '@/lib/uploads/use-uploads';
import { feedbackMessages as texts } from '@/translations/feedback';
import { FeedbackFields } from './feedback-fields';
import { FEEDBACK_FORM } from './feedback-markup';
import type { TypedFeedback } from './feedback-typed';

export interface FeedbackFormProps {
  readonly start: FeedbackValues;
  /** What was written before the form was there. */
  readonly typed?: TypedFeedback | undefined;
  readonly draftId: string;
  readonly names: Readonly<Record<FeedbackKind, string>>;
}

/** Renders the form of feedback, and the tracking code once it has arrived. */
export function FeedbackForm(props: FeedbackFormProps) {
  const [receipt, setReceipt] = useState<FeedbackReceipt>();
  const [isFirst, setFirst] = useState(true);
  if (receipt === undefined)
    return <FeedbackWriting {...props} typed={isFirst ? props.typed : undefined} onSent={setReceipt} />;
  const again = () => {
    setFirst(false);
    setReceipt(undefined);
  };
  return (
    <FeedbackDone
      title={texts.doneTitle}
      codeLabel={texts.code}
      code={receipt.trackingCode}
      note={texts.doneNote}
      actions={
        <>
          <Button {...actionAttributes('copy', { text: receipt.trackingCode })}>{texts.copy}</Button>
          <Button tone="text" onClick={again}>
            {texts.another}
          </Button>
        </>
      }
    />
  );
}

interface FeedbackWritingProps extends FeedbackFormProps {
  readonly onSent: (receipt: FeedbackReceipt) => void;
}

function FeedbackWriting({ start, typed, draftId, names, onSent }: FeedbackWritingProps) {
  const [isWaiting, setWaiting] = useState(false);
  const form = useSiteForm<FeedbackValues, FeedbackOutput, FeedbackReceipt>({
    id: FEEDBACK_FORM,
    draftId,
    schema: feedbackSchema,
    start: { ...start, ...typed?.values },
    send: (output, request) => sendFeedback(output, request),
    sends: true,
    onSent,
  });
  // After the draft of another day is read: what is written now is kept, and stored.
  useEffect(() => form.change(typed?.values ?? {}), []);
  const queue = useUploads('Feedback', (_, { id, name, sizeBytes }) =>
    form.change({ files: [...form.readValues().files, { id, name, sizeBytes }] }),
  );
  const isSendingFiles = useStore(queue.store, (all) =>
    all.some(({ state }) => state === 'queued' || state === 'uploading'),
  );
  const submit: typeof form.submit = (event) => {
    setWaiting(isSendingFiles);
    if (isSendingFiles) event?.preventDefault();
    else form.submit(event);
  };
  return (
    <FeedbackFields
      form={{ ...form, submit }}
      queue={queue}
      names={names}
      isMoreOpen={typed?.isMoreOpen ?? false}
      filesNote={isWaiting && isSendingFiles ? texts.filesWait : undefined}
    />
  );
}
