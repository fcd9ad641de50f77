'use client';

import { toPersianDigits } from '@bazaar/domain/persian';
import { Banner } from '@bazaar/ui/banner';
import { BusyButton } from '@bazaar/ui/busy-button';
import { Button } from '@bazaar/ui/button';
import { FormSummary } from '@bazaar/ui/form-summary';
import { AccountStack } from '@bazaar/ui/patterns/account-page';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { formTexts } from '@/translations/form-errors';
import { busyText, FailureBanner } from './failure-banner';
import { formProblems } from './form-problems';
import { holdFields } from './hold-fields';
import type { SiteForm } from './use-site-form';

export interface SiteFormFrameProps<Values extends FieldValues, Output> {
  readonly form: SiteForm<Values, Output>;
  readonly label: string;
  readonly children: ReactNode;
}

/** Renders the `<form>` with its head: the errors to correct, why it was refused, and the notice of a restored draft. */
export function SiteFormFrame<Values extends FieldValues, Output>({
  form,
  label,
  children,
}: SiteFormFrameProps<Values, Output>) {
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const problems = isSubmitted ? formProblems(form.id, errors) : [];
  const { failure } = form;
  const isToldAbove = failure?.key === 'validation' && failure.others.length === 0 && problems.length > 0;
  const element = useRef<HTMLFormElement>(null);
  // What is sent to somebody is said; a record that is saved goes on with the words typed meanwhile.
  const isHeld = form.sends && form.isSending;
  useLayoutEffect(() => (isHeld && element.current ? holdFields(element.current) : undefined), [isHeld]);
  return (
    <form
      ref={element}
      id={form.id}
      noValidate
      aria-label={label}
      aria-busy={form.isSending}
      onSubmit={form.submit}
    >
      <AccountStack>
        {form.isRestored && failure === undefined ? (
          <Banner
            isInset
            status="info"
            title={formTexts.restored}
            action={
              <>
                {form.hasAside ? (
                  <Button tone="text" onClick={form.swapAside}>
                    {formTexts.otherDraft}
                  </Button>
                ) : null}
                <Button tone="text" onClick={form.discard}>
                  {formTexts.discard}
                </Button>
              </>
            }
          />
        ) : null}
        {/* The first field in error gets the focus; the summary stands above it. */}
        <FormSummary
          id={`${form.id}-summary`}
          title={formTexts.toCorrect(toPersianDigits(problems.length))}
          errors={problems}
          attempt={0}
        />
        <FailureBanner form={form} isToldAbove={isToldAbove} />
        {children}
      </AccountStack>
    </form>
  );
}

export interface SubmitButtonProps {
  readonly form: Pick<SiteForm<FieldValues, unknown>, 'isSending' | 'id'> &
    Partial<Pick<SiteForm<FieldValues, unknown>, 'sends'>>;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Renders the button that submits its form. While the form is being sent it keeps the focus and does nothing. */
export function SubmitButton({ form, wide, children }: SubmitButtonProps) {
  return (
    <BusyButton
      type="submit"
      form={form.id}
      tone="primary"
      wide={wide}
      isBusy={form.isSending}
      // Leaving the field would show its error now and move the button away from under the press.
      onMouseDown={(event) => event.preventDefault()}
    >
      {form.isSending ? busyText(form) : children}
    </BusyButton>
  );
}
