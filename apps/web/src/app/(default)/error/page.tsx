import type { Metadata } from 'next';
import { pageMetadata } from '@/lib/site/page-metadata';
import { RetryFailedPage } from '@/shell/screens/buttons/retry-button';
import { ErrorView } from '@/shell/screens/error-view';
import { errorMessages } from '@/translations/errors';

export function generateMetadata(): Metadata {
  return pageMetadata({ path: '/error', title: errorMessages.serviceTitle, isHidden: true });
}

export default function ErrorPage() {
  return (
    <ErrorView
      title={errorMessages.serviceTitle}
      detail={errorMessages.serviceDetail}
      retry={<RetryFailedPage />}
    />
  );
}
