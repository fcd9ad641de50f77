'use client';

import { FEEDBACK_TYPES, type FeedbackKind } from '@bazaar/domain/feedback/feedback-address';
import { formatNumber } from '@bazaar/domain/persian';
import { Button } from '@bazaar/ui/button';
import { RadioGroup } from '@bazaar/ui/choice-group';
import { TextField } from '@bazaar/ui/field';
import { Fieldset } from '@bazaar/ui/fieldset';
import { FeedbackContact, FeedbackEnd, FeedbackMore, FeedbackStart } from '@bazaar/ui/patterns/feedback-page';
import { TextArea } from '@bazaar/ui/text-area';
import type { RefObject } from 'react';
import { feedbackMessages as texts } from '@/translations/feedback';
import { CONTACT_FIELDS, FEEDBACK_FORM, MOST_LETTERS } from './feedback-markup';

/** Marks the button for the page's inline script; the table of actions has no such row. */
const EARLY = { 'data-action': 'send-feedback' };

export interface FeedbackStartFieldsProps {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly names: Readonly<Record<FeedbackKind, string>>;
  /** True until the script listens. */
  readonly isEarly: boolean;
  /** Called at the first focus, choice or press in it. */
  readonly onTouch: () => void;
  readonly onSend: () => void;
}

/**
 * Renders the fields without the script of the form. Its button submits nothing, so that no browser sends the words in an address; the form
 * that takes over has the same ids and names.
 */
export function FeedbackStartFields({ formRef, names, isEarly, onTouch, onSend }: FeedbackStartFieldsProps) {
  return (
    <FeedbackStart
      ref={formRef}
      id={FEEDBACK_FORM}
      aria-label={texts.form}
      onFocus={onTouch}
      onChange={onTouch}
      onSubmit={(event) => event.preventDefault()}
    >
      <RadioGroup
        id={`${FEEDBACK_FORM}-type`}
        name="type"
        legend={texts.kinds}
        isRow
        options={FEEDBACK_TYPES.map((value) => ({ value, label: names[value] }))}
      />
      <TextField id={`${FEEDBACK_FORM}-subject`} name="subject" label={texts.subject} autoComplete="off" />
      <TextArea
        id={`${FEEDBACK_FORM}-text`}
        name="text"
        rows="many"
        label={texts.text}
        hint={texts.textHint}
        counter={{
          max: MOST_LETTERS,
          text: (used, most) => texts.counter(formatNumber(used), formatNumber(most)),
        }}
      />
      <Fieldset id={`${FEEDBACK_FORM}-contact`} legend={texts.contact}>
        <FeedbackContact>
          {CONTACT_FIELDS.map((field) => (
            <TextField key={field.name} id={`${FEEDBACK_FORM}-${field.name}`} {...field} />
          ))}
        </FeedbackContact>
      </Fieldset>
      <FeedbackEnd>
        <FeedbackMore label={texts.more} onToggle={onTouch} />
        <Button tone="primary" onClick={onSend} {...(isEarly ? EARLY : {})}>
          {texts.send}
        </Button>
      </FeedbackEnd>
    </FeedbackStart>
  );
}
