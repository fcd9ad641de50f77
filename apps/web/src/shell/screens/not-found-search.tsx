import { ErrorSearch } from '@bazaar/ui/patterns/error-page';
import { paths } from '@/lib/navigation/paths';
import { errorMessages } from '@/translations/errors';

/** Renders the search for what an address without a page should have shown. */
export function NotFoundSearch() {
  return (
    <ErrorSearch action={paths.search} label={errorMessages.searchLabel} submit={errorMessages.search} />
  );
}
