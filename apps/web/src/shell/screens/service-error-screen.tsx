import type { FailureKind } from '@/lib/data/failure';
import { errorMessages } from '@/translations/errors';
import { RetryButton } from './buttons/retry-button';
import { ErrorView } from './error-view';
import { TraceId } from './trace-id';

export interface ServiceErrorScreenProps {
  /** Result of reading the critical data. */
  readonly failure?: { readonly kind: FailureKind; readonly traceId?: string };
}

/** Renders the error screen of failed critical data, with a retry and the link home. */
export function ServiceErrorScreen({ failure }: ServiceErrorScreenProps) {
  return (
    <ErrorView
      title={errorMessages.serviceTitle}
      detail={failure?.kind === 'timeout' ? errorMessages.timeout : errorMessages.serviceDetail}
      retry={<RetryButton />}
      note={failure?.traceId ? <TraceId traceId={failure.traceId} /> : undefined}
    />
  );
}
