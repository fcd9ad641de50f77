'use client';

import { useEffect } from 'react';
import { errorMessages } from '@/translations/errors';
import { RetryButton } from './buttons/retry-button';
import { ErrorRedirect } from './error-redirect';
import { ErrorView } from './error-view';
import { TraceId } from './trace-id';

export interface UnexpectedErrorScreenProps {
  readonly error: Error & { readonly digest?: string };
}

/**
 * Renders the screen for an error while a page was drawn. After a client navigation the visitor is redirected to `/error` (specification
 * §8); a document shows it in place, where a retry makes sense.
 */
export function UnexpectedErrorScreen({ error }: UnexpectedErrorScreenProps) {
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <ErrorRedirect status={500} />
      <ErrorView
        status={500}
        title={errorMessages.serviceTitle}
        detail={errorMessages.serviceDetail}
        retry={<RetryButton />}
        note={error.digest ? <TraceId traceId={error.digest} /> : undefined}
      />
    </>
  );
}
