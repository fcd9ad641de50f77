import type { ReactNode } from 'react';
import { errorMessages } from '@/translations/errors';
import { ErrorView } from '../error-view';

/** Renders 403: what is here is not for this account. `retry` leads to another one. */
export function ForbiddenScreen({ retry }: { readonly retry: ReactNode }) {
  return (
    <ErrorView
      status={403}
      title={errorMessages.forbidden}
      detail={errorMessages.forbiddenDetail}
      retry={retry}
      hasAreas={false}
    />
  );
}
