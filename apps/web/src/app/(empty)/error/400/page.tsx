import type { Metadata } from 'next';
import { pageMetadata, titleOfError } from '@/lib/site/page-metadata';
import { ErrorView } from '@/shell/screens/error-view';
import { errorMessages } from '@/translations/errors';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: '/error/400',
    title: titleOfError(400, errorMessages.badRequest),
    isHidden: true,
  });
}

export default function Error400Page() {
  return (
    <ErrorView
      status={400}
      title={errorMessages.badRequest}
      detail={errorMessages.badRequestDetail}
      hasAreas={false}
    />
  );
}
