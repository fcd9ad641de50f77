import {
  type CatalogueFilter,
  type FilterWarning,
  type RefusedRange,
  serialiseFilter,
  toQueryString,
  writeRefusedRange,
} from '@bazaar/domain/catalogue-filter';
import { parseKnownFilter } from './known-kinds';

/** State of a list in its address: the filter, and how the results are shown. */
export interface ListAddress {
  readonly filter: CatalogueFilter;
  /** Chosen property columns of the table; empty means the category's own choice. */
  readonly columns: readonly string[];
  /** Columns in inches and pounds instead of metric units. */
  readonly isImperial: boolean;
  /** Typed ranges that are no quantities; they restrict nothing, and their fields show them again. */
  readonly refused?: readonly RefusedRange[];
}

const ID = /^[\w-]{1,64}$/;

/** Parses an address; invalid parts are left out and reported as warnings. */
export function parseListAddress(params: URLSearchParams): {
  readonly address: ListAddress;
  readonly notes: readonly FilterWarning[];
} {
  const { filter, notes } = parseKnownFilter(params);
  const columns = params.getAll('columns').flatMap((text) => text.split(','));
  return {
    address: {
      filter,
      columns: [...new Set(columns)].filter((id) => ID.test(id)),
      isImperial: params.get('units') === 'imperial',
    },
    notes,
  };
}

/** Returns the one address of this state of the list; the unfiltered first page has no query at all. */
export function listHref(path: string, { filter, columns, isImperial, refused = [] }: ListAddress): string {
  const params = serialiseFilter(filter);
  for (const range of refused) params.append('f', writeRefusedRange(range));
  if (columns.length > 0) params.set('columns', columns.join(','));
  if (isImperial) params.set('units', 'imperial');
  const query = toQueryString(params);
  return query === '' ? path : `${path}?${query}`;
}

/** Returns the list's state with a change, from its first page. */
export function changed(address: ListAddress, change: Partial<CatalogueFilter>): ListAddress {
  return { ...address, filter: { ...address.filter, pageNumber: 1, ...change } };
}

/** Returns how many filters are active, counted as chips show them. */
export function countFilters({
  properties,
  saleCityIds,
  kinds,
  priceKind,
  confirmedOnly,
  term,
}: CatalogueFilter): number {
  const singles = [priceKind !== undefined, confirmedOnly, term !== ''].filter(Boolean).length;
  return properties.length + saleCityIds.length + kinds.length + singles;
}
