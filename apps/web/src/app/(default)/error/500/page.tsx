import type { Metadata } from 'next';
import { pageMetadata, titleOfError } from '@/lib/site/page-metadata';
import { RetryFailedPage } from '@/shell/screens/buttons/retry-button';
import { ErrorView } from '@/shell/screens/error-view';
import { TraceFromAddress } from '@/shell/screens/trace-from-address';
import { errorMessages } from '@/translations/errors';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: '/error/500',
    title: titleOfError(500, errorMessages.serviceTitle),
    isHidden: true,
  });
}

export default function Error500Page() {
  return (
    <ErrorView
      status={500}
      title={errorMessages.serviceTitle}
      detail={errorMessages.serviceDetail}
      retry={<RetryFailedPage />}
      note={<TraceFromAddress />}
    />
  );
}
