import { SearchBox } from '@bazaar/ui/patterns/search-box';
import { paths } from '@/lib/navigation/paths';
import { shellMessages } from '@/translations/shell';

/** The search box without suggestions: what the header shows until somebody gives it better, and what works always. */
export function SiteSearch({ inputId = 'site-search', isInPage = false }: SiteSearchProps) {
  return (
    <SearchBox
      action={paths.search}
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
