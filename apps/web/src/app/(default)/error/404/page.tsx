import type { Metadata } from 'next';
import { pageMetadata, titleOfError } from '@/lib/site/page-metadata';
import { ErrorView } from '@/shell/screens/error-view';
import { NotFoundSearch } from '@/shell/screens/not-found-search';
import { errorMessages } from '@/translations/errors';

export function generateMetadata(): Metadata {
  return pageMetadata({
    path: '/error/404',
    title: titleOfError(404, errorMessages.notFound),
    isHidden: true,
  });
}

export default function Error404Page() {
  return (
    <ErrorView
      status={404}
      title={errorMessages.notFound}
      detail={errorMessages.notFoundDetail}
      search={<NotFoundSearch />}
    />
  );
}
