import type { ReactNode } from 'react';
import { errorMessages } from '@/translations/errors';
import { SiteSearch } from '../header/site-search';
import { ErrorRedirect } from './error-redirect';
import { ErrorView } from './error-view';
import { RequestedPath } from './requested-path';

export interface NotFoundScreenProps {
  /** Suggestion of what the visitor may have searched, before the link home. */
  readonly offer?: ReactNode;
}

/** Renders 404 in place on the first load of a dead address. After a client navigation the visitor is redirected to `/error/404`. */
export function NotFoundScreen({ offer }: NotFoundScreenProps) {
  return (
    <>
      <ErrorRedirect status={404} />
      <ErrorView
        status={404}
        title={errorMessages.notFound}
        detail={errorMessages.notFoundDetail}
        note={<RequestedPath />}
        actions={offer}
        search={<SiteSearch inputId="page-search" isInPage />}
      />
    </>
  );
}
