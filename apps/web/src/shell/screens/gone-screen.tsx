import { errorMessages } from '@/translations/errors';
import { ErrorView } from './error-view';
import { NotFoundSearch } from './not-found-search';

/** Renders 410: what was here is no longer offered. In place, also after a client navigation: the address was right. */
export function GoneScreen() {
  return (
    <ErrorView
      status={410}
      title={errorMessages.gone}
      detail={errorMessages.goneDetail}
      search={<NotFoundSearch />}
    />
  );
}
