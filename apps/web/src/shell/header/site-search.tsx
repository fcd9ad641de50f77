import { SearchBox } from '@bazaar/ui/patterns/search-box';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { shellMessages } from '@/translations/shell';

/** Renders the search box without suggestions: the header shows it until the other has loaded, and it works without script. */
export function SiteSearch({ inputId = 'site-search', isInPage = false }: SiteSearchProps) {
  return (
    <SearchBox
      action={fixedPaths.search}
      inputId={inputId}
      label={shellMessages.search}
      placeholder={shellMessages.searchPlaceholder}
      buttonLabel={shellMessages.search}
      isInPage={isInPage}
    />
  );
}

export interface SiteSearchProps {
  readonly inputId?: string;
  readonly isInPage?: boolean;
}
