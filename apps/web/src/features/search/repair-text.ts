import { kindOfRepair } from '@/entities/search/repair-kind';
import { paths } from '@/lib/navigation/paths';
import { searchMessages as texts } from '@/translations/search';
import { type SearchAddress, searchHref } from './search-address';
import type { SearchViewProps } from './search-view';

interface Repair {
  readonly repairedTerm?: string;
  readonly isRepaired: boolean;
}

/** Returns the text about a repaired term, with a link to the typed one; or about an exact one, with a link to the repaired. */
export function repairNote(
  address: SearchAddress,
  { repairedTerm, isRepaired }: Repair,
): SearchViewProps['note'] {
  if (repairedTerm === undefined) return undefined;
  const { term } = address;
  const href = (isExact: boolean) => searchHref(paths.search, { ...address, pageNumber: 1, isExact });
  return isRepaired
    ? {
        text: texts.repaired[kindOfRepair(term, repairedTerm)](term),
        other: { href: href(true), label: texts.exactSearch(term) },
      }
    : { text: texts.exactOf, other: { href: href(false), label: texts.resultsFor(repairedTerm) } };
}
