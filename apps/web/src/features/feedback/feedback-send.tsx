'use client';

import { ApiError } from '@bazaar/api/api-error';
import type { FeedbackOutput, FeedbackValues } from '@bazaar/domain/feedback/feedback-form';
import { secondsLeft } from '@bazaar/domain/login/countdown';
import { formatNumber } from '@bazaar/domain/persian';
import { Button } from '@bazaar/ui/button';
import { Text } from '@bazaar/ui/text';
import { useEffect, useState } from 'react';
import { SubmitButton } from '@/lib/forms/site-form-frame';
import type { SiteForm } from '@/lib/forms/use-site-form';
import { feedbackMessages as texts } from '@/translations/feedback';

const SECOND_MS = 1_000;

/** Renders the button that sends, and how long to wait after too many sends. */
export function FeedbackSend({ form }: { readonly form: SiteForm<FeedbackValues, FeedbackOutput> }) {
  const seconds = useWait(form.failure?.error);
  if (seconds === 0) return <SubmitButton form={form}>{texts.send}</SubmitButton>;
  return (
    <div>
      <Button tone="primary" aria-disabled>
        {texts.send}
      </Button>{' '}
      <Text size={13} tone="muted">
        {texts.waitSeconds(formatNumber(seconds))}
      </Text>
    </div>
  );
}

/** Returns the whole seconds until the service takes the next send, counted down; 0 when it does. */
function useWait(error: unknown): number {
  const retryAfterMs = error instanceof ApiError && error.status === 429 ? error.retryAfterMs : undefined;
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const untilMs = Date.now() + (retryAfterMs ?? 0);
    const tell = () => setSeconds(secondsLeft(untilMs, Date.now()));
    tell();
    if (retryAfterMs === undefined) return;
    const timer = setInterval(tell, SECOND_MS);
    return () => clearInterval(timer);
  }, [retryAfterMs]);
  return seconds;
}
