'use client';

import { Banner } from '@bazaar/ui/banner';
import { BusyButton } from '@bazaar/ui/busy-button';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { formTexts } from '@/translations/form-errors';
import { failureText } from './error-text';
import { canSendAgain, type FormFailure } from './form-failure';
import { TraceLine } from './trace-line';
import type { SiteForm } from './use-site-form';

type Sent = Pick<SiteForm<FieldValues, unknown>, 'failure' | 'isSending' | 'sends' | 'submit'>;

export interface FailureBannerProps {
  readonly form: Sent;
  /** The fields in error say it themselves. */
  readonly isToldAbove: boolean;
}

/** Says why a form was not sent, and sends it again under the same key where that may help. */
export function FailureBanner({ form, isToldAbove }: FailureBannerProps) {
  const { failure: present, isSending } = form;
  const box = useRef<HTMLDivElement>(null);
  // A retry keeps the message with its button, which has the focus, until the answer.
  const [retried, setRetried] = useState<FormFailure>();
  const failure = present ?? (isSending ? retried : undefined);
  // Before anything can be pressed.
  useLayoutEffect(() => {
    if (!isSending) setRetried(undefined);
  }, [isSending]);
  // The button that sends may stand a screen below.
  useEffect(() => {
    if (present !== undefined) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [present]);
  if (failure === undefined || isToldAbove) return null;
  return (
    <div ref={box}>
      <Banner
        isInset
        status="error"
        title={failureText(failure)}
        action={
          canSendAgain(failure) ? (
            <BusyButton
              size="small"
              isBusy={isSending}
              onClick={(event) => {
                setRetried(failure);
                form.submit(event);
              }}
            >
              {isSending ? busyText(form) : formTexts.retry}
            </BusyButton>
          ) : undefined
        }
      >
        {failure.others.join(' ')}
        {failure.traceId === undefined ? null : <TraceLine traceId={failure.traceId} />}
      </Banner>
    </div>
  );
}

/** Returns what a form is doing, by its own verb. */
export function busyText({ sends }: Partial<Pick<Sent, 'sends'>>): string {
  return sends ? formTexts.sending : formTexts.saving;
}
