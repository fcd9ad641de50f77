import { CATEGORY_TYPES } from '@bazaar/domain/category-menu/menu';
import { SearchAreas, SearchBox } from '@bazaar/ui/patterns/search-box';
import { fixedPaths } from '@/lib/navigation/fixed-paths';
import { shellMessages } from '@/translations/shell';

/** Renders the search box without suggestions: the header shows it until the other has loaded, and it works without script. */
export function SiteSearch() {
  return (
    <SearchBox
      action={fixedPaths.search}
      inputId="site-search"
      label={shellMessages.search}
      placeholder={shellMessages.searchPlaceholder}
      buttonLabel={shellMessages.search}
      areas={<SiteSearchAreas />}
    />
  );
}

/** Renders the areas to search in. The server renders them: their names are in no script. */
export function SiteSearchAreas() {
  const { areas, allAreas, area } = shellMessages;
  return (
    <SearchAreas
      label={area}
      areas={[
        { value: '', label: allAreas },
        ...CATEGORY_TYPES.map((value) => ({ value, label: areas[value].name })),
      ]}
    />
  );
}
