import { errorMessages } from '@/messages/errors';
import type { FailureKind } from '@/platform/data/failure';
import { paths } from '@/platform/paths';

export interface ServiceErrorScreenProps {
  /** What the read of the main part came to. */
  readonly failure?: { readonly kind: FailureKind; readonly traceId?: string };
}

/** The page's main part could not be read: says so, offers another try and the way home. */
export function ServiceErrorScreen({ failure }: ServiceErrorScreenProps) {
  return (
    <section aria-labelledby="service-error">
      <h1 id="service-error">{errorMessages.serviceTitle}</h1>
      <p>{failure?.kind === 'timeout' ? errorMessages.timeout : errorMessages.serviceDetail}</p>
      <p>
        <a href="?">{errorMessages.retry}</a> <a href={paths.home}>{errorMessages.home}</a>
      </p>
      {failure?.traceId ? (
        <p>
          {errorMessages.traceId}: <bdi dir="ltr">{failure.traceId}</bdi>
        </p>
      ) : null}
    </section>
  );
}
