import type { FailureKind } from '@/lib/data/failure';
import { errorMessages } from '@/translations/errors';
import { RetryButton } from './buttons/retry-button';
import { ErrorView } from './error-view';
import { TraceId } from './trace-id';

export interface ServiceErrorScreenProps {
  /** What the read of the main part came to. */
  readonly failure?: { readonly kind: FailureKind; readonly traceId?: string };
}

/** The page's main part could not be read: says so, offers another try and the way home. */
export function ServiceErrorScreen({ failure }: ServiceErrorScreenProps) {
  return (
    <ErrorView
      title={errorMessages.serviceTitle}
      detail={failure?.kind === 'timeout' ? errorMessages.timeout : errorMessages.serviceDetail}
      actions={<RetryButton />}
      note={failure?.traceId ? <TraceId traceId={failure.traceId} /> : undefined}
    />
  );
}
