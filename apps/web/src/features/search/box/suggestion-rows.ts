import type { SearchSuggestion, SearchSuggestions } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import type {
  SuggestionGroupView,
  SuggestionIcon,
  SuggestionView,
} from '@bazaar/ui/patterns/search-suggestions';
import { pictureAt } from '@/lib/media/picture-view';
import { paths } from '@/lib/navigation/paths';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { popularSearches } from '@/translations/popular-searches';
import { searchSuggestionMessages as texts } from '@/translations/search-suggestions';

const icons: Readonly<Partial<Record<string, SuggestionIcon>>> = {
  Category: 'category',
  Supplier: 'supplier',
  Product: 'product',
};

/** Returns the rows below the field for a typed term: the search itself first, then the catalogue's suggestions. */
export function toSuggestionGroups(
  typed: string,
  found: SearchSuggestions | undefined,
): SuggestionGroupView[] {
  const repaired = found?.repairedTerm;
  const term = repaired ?? typed;
  const options: SuggestionView[] = [
    { id: 'search-term', href: paths.searchFor(term), title: texts.searchFor(term), icon: 'search' },
  ];
  if (repaired !== undefined) {
    const href = paths.exactSearchFor(typed);
    options.push({ id: 'search-exact', href, title: texts.exactFor(typed), icon: 'search' });
  }
  return [
    { id: 'search', title: texts.searchGroup, options },
    ...(found?.groups ?? []).map(({ kind, items }) => ({
      id: kind,
      title: texts.groups[kind],
      options: items.map(toRow),
    })),
  ];
}

/** Returns recent and popular searches, shown before anything is typed. */
export function toFirstGroups(recent: readonly string[]): SuggestionGroupView[] {
  const popular = popularSearches.filter((term) => !recent.includes(term));
  return [
    toTerms('recent', texts.recent, recent, 'recent'),
    toTerms('popular', texts.popular, popular, 'search'),
  ].filter(({ options }) => options.length > 0);
}

function toTerms(
  id: string,
  title: string,
  terms: readonly string[],
  icon: SuggestionIcon,
): SuggestionGroupView {
  const options = terms.map((term, index) => ({
    id: `${id}-${index}`,
    href: paths.searchFor(term),
    title: term,
    icon,
  }));
  return { id, title, options };
}

function toRow(item: SearchSuggestion, index: number): SuggestionView {
  return {
    id: `${item.kind}-${index}`,
    href: item.path ?? paths.searchFor(item.title),
    ...isolateTitle(item.title, item.matched),
    note: item.subtitle,
    scientificName: item.scientificName,
    count: item.count === undefined ? undefined : formatNumber(item.count),
    picture: item.kind === 'Product' && item.image ? pictureAt(item.image, 48) : undefined,
    icon: icons[item.kind] ?? 'search',
  };
}

/** Returns the title with its codes isolated, and the matched parts at their new positions. */
export function isolateTitle(
  title: string,
  matched: readonly (readonly number[])[],
): Required<Pick<SuggestionView, 'title' | 'matched'>> {
  const shown = isolateCodes(title);
  // Position in the shown text of each character of the plain one, and of its end.
  const places: number[] = [];
  for (let index = 0; index < shown.length; index += 1) {
    if (shown[index] === title[places.length]) places.push(index);
  }
  places.push(shown.length);
  const parts = matched.flatMap(([start = -1, end = -1]) => {
    const [from, to] = [places[start], places[end]];
    return from === undefined || to === undefined ? [] : [[from, to] as const];
  });
  return { title: shown, matched: parts };
}
