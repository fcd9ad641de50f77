import type { SearchSuggestion, SearchSuggestions } from '@bazaar/api/model';
import { formatNumber } from '@bazaar/domain/persian';
import type {
  SuggestionGroupView,
  SuggestionIcon,
  SuggestionView,
} from '@bazaar/ui/patterns/search-suggestions';
import { searchMessages } from '@/messages/search';
import { pictureAt } from '@/platform/catalogue/picture-view';
import { paths } from '@/platform/paths';

const texts = searchMessages.box;

const icons: Readonly<Partial<Record<string, SuggestionIcon>>> = {
  Category: 'category',
  Supplier: 'supplier',
  Product: 'product',
};

/** The rows under the field for a typed term: the search itself first, then what the catalogue proposes. */
export function toSuggestionGroups(
  typed: string,
  found: SearchSuggestions | undefined,
): SuggestionGroupView[] {
  const term = found?.repairedTerm ?? typed;
  return [
    {
      id: 'search',
      title: texts.searchGroup,
      options: [
        { id: 'search-term', href: paths.searchFor(term), title: texts.searchFor(term), icon: 'search' },
      ],
    },
    ...(found?.groups ?? []).map(({ kind, items }) => ({
      id: kind,
      title: texts.groups[kind],
      options: items.map(toRow),
    })),
  ];
}

/** Earlier searches, shown before anything is typed. */
export function toRecentGroups(recent: readonly string[]): SuggestionGroupView[] {
  if (recent.length === 0) return [];
  const options = recent.map(
    (term, index): SuggestionView => ({
      id: `recent-${index}`,
      href: paths.searchFor(term),
      title: term,
      icon: 'recent',
    }),
  );
  return [{ id: 'recent', title: texts.recent, options }];
}

function toRow(item: SearchSuggestion, index: number): SuggestionView {
  return {
    id: `${item.kind}-${index}`,
    href: item.path ?? paths.searchFor(item.title),
    title: item.title,
    matched: item.matched.flatMap(([start, end]) =>
      start === undefined || end === undefined ? [] : [[start, end] as const],
    ),
    note: item.subtitle,
    scientificName: item.scientificName,
    count: item.count === undefined ? undefined : formatNumber(item.count),
    picture: item.kind === 'Product' && item.image ? pictureAt(item.image, 96) : undefined,
    icon: icons[item.kind] ?? 'search',
  };
}
