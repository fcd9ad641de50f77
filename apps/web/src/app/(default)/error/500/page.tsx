import type { Metadata } from 'next';
import { errorMessages } from '@/messages/errors';
import { pageMetadata, titleOfError } from '@/platform/site/page-metadata';
import { ErrorView } from '@/shell/screens/error-view';
import { TraceFromAddress } from '@/shell/screens/trace-from-address';

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
      note={<TraceFromAddress />}
    />
  );
}
