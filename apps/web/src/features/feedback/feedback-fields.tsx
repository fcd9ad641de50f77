'use client';

import { FEEDBACK_TYPES, type FeedbackKind } from '@bazaar/domain/feedback/feedback-address';
import {
  type FeedbackOutput,
  type FeedbackValues,
  TEXT_LETTERS,
} from '@bazaar/domain/feedback/feedback-form';
import { formatNumber } from '@bazaar/domain/persian';
import { Button } from '@bazaar/ui/button';
import { Fieldset } from '@bazaar/ui/fieldset';
import { FeedbackAbout, FeedbackContact, FeedbackEnd, FeedbackMore } from '@bazaar/ui/patterns/feedback-page';
import { RatingInput, type Stars } from '@bazaar/ui/rating-input';
import { useWatch } from 'react-hook-form';
import { BoundRadioGroup } from '@/lib/forms/bound-choices';
import { BoundTextArea, BoundTextField } from '@/lib/forms/bound-text';
import { SiteFormFrame } from '@/lib/forms/site-form-frame';
import type { SiteForm } from '@/lib/forms/use-site-form';
import type { UploadQueue } from '@/lib/uploads/upload-queue';
import { feedbackMessages as texts } from '@/translations/feedback';
import { FeedbackFiles } from './feedback-files';
import { CONTACT_FIELDS, FEEDBACK_FORM } from './feedback-markup';
import { FeedbackSend } from './feedback-send';

export interface FeedbackFieldsProps {
  readonly form: SiteForm<FeedbackValues, FeedbackOutput>;
  readonly queue: UploadQueue;
  readonly names: Readonly<Record<FeedbackKind, string>>;
  readonly isMoreOpen: boolean;
  /** Why the form waits for its files. */
  readonly filesNote: string | undefined;
}

/** Renders the fields of feedback. */
export function FeedbackFields({ form, queue, names, isMoreOpen, filesNote }: FeedbackFieldsProps) {
  const [rating, pageUrl, files] = useWatch({
    control: form.control,
    name: ['rating', 'pageUrl', 'files'],
  });
  const counter = {
    max: TEXT_LETTERS.most,
    text: (used: number, most: number) => texts.counter(formatNumber(used), formatNumber(most)),
  };
  return (
    <SiteFormFrame form={form} label={texts.form}>
      <BoundRadioGroup
        form={form}
        name="type"
        legend={texts.kinds}
        isRow
        options={FEEDBACK_TYPES.map((value) => ({ value, label: names[value] }))}
      />
      <BoundTextField form={form} name="subject" label={texts.subject} autoComplete="off" />
      <BoundTextArea
        form={form}
        rows="many"
        name="text"
        label={texts.text}
        hint={texts.textHint}
        counter={counter}
      />
      {pageUrl === '' ? null : (
        <FeedbackAbout
          label={texts.about}
          path={pageUrl}
          action={
            <Button
              size="small"
              tone="text"
              disabled={form.isSending}
              onClick={() => form.change({ pageUrl: '' })}
            >
              {texts.withoutPage}
            </Button>
          }
        />
      )}
      <Fieldset id={`${FEEDBACK_FORM}-contact`} legend={texts.contact}>
        <FeedbackContact>
          {CONTACT_FIELDS.map((field) => (
            <BoundTextField key={field.name} form={form} {...field} />
          ))}
        </FeedbackContact>
      </Fieldset>
      <FeedbackEnd>
        <FeedbackMore label={texts.more} isOpen={isMoreOpen || rating !== '' || files.length > 0}>
          <FeedbackFiles
            queue={queue}
            files={files}
            note={filesNote}
            onRemove={(id) => form.change({ files: files.filter((file) => file.id !== id) })}
          />
          <RatingInput
            legend={texts.rating}
            name="rating"
            value={rating === '' ? undefined : (Number(rating) as Stars)}
            onChange={(stars) => form.change({ rating: String(stars) })}
            words={texts.stars}
          />
        </FeedbackMore>
        <FeedbackSend form={form} />
      </FeedbackEnd>
    </SiteFormFrame>
  );
}
