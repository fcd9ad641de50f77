import { kindOfRepair } from '@/entities/search/repair-kind';
import { paths } from '@/lib/navigation/paths';
import { searchMessages as texts } from '@/translations/search';
import { type SearchAddress, searchHref } from './search-address';
import type { SearchViewProps } from './search-view';

interface Repair {
  readonly repairedTerm?: string;
  readonly isRepaired: boolean;
}

/** What to say of a repaired term, and the way back to the typed one; or of an exact one, and the way to the repaired. */
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
