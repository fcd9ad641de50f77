import type { ReactNode } from 'react';
import { errorMessages } from '@/translations/errors';
import { ErrorRedirect } from './error-redirect';
import { ErrorView } from './error-view';
import { NotFoundSearch } from './not-found-search';
import { RequestedPath } from './requested-path';

export interface NotFoundScreenProps {
  /** Suggestion of what the visitor may have searched, between the ways home and back. */
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
        search={<NotFoundSearch />}
        note={
          <>
            {errorMessages.requested} <RequestedPath />
          </>
        }
        more={offer}
      />
    </>
  );
}
