import { type CatalogueFilter, serialiseFilter, toQueryString } from '@bazaar/domain/catalogue-filter';
import { parseKnownFilter } from '@/entities/catalogue-filter/address/known-kinds';

/** State of a search inside an area in its address. Property filters belong to a category's own list and are dropped. */
export interface AreaAddress {
  readonly filter: CatalogueFilter;
  readonly categoryId: string | undefined;
  /** Searches the term as typed, without repair. */
  readonly isExact: boolean;
}

const ID = /^[\w-]{1,64}$/;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Parses an address; invalid parts fall back to their defaults. */
export function parseAreaAddress(query: Query): AreaAddress {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    // The form sends its empty choices too.
    for (const text of value === undefined ? [] : [value].flat()) if (text !== '') params.append(key, text);
  }
  const { filter } = parseKnownFilter(params);
  const categoryId = params.get('categoryId') ?? '';
  const sort = filter.sort?.includes('property.') ? undefined : filter.sort;
  return {
    filter: { ...filter, properties: [], sort },
    categoryId: ID.test(categoryId) ? categoryId : undefined,
    isExact: params.get('exact') === '1',
  };
}

export function areaHref(path: string, { filter, categoryId, isExact }: AreaAddress): string {
  const params = serialiseFilter(filter);
  if (categoryId !== undefined) params.set('categoryId', categoryId);
  if (isExact && filter.term !== '') params.set('exact', '1');
  const query = toQueryString(params);
  return query === '' ? path : `${path}?${query}`;
}

/** Returns the search's state with a change, from its first page. */
export function changed(address: AreaAddress, change: Partial<CatalogueFilter>): AreaAddress {
  return { ...address, filter: { ...address.filter, pageNumber: 1, ...change } };
}

/** Returns true for the area without any filter: the only form of the page that search engines may index. */
export function isPlain({ filter, categoryId }: AreaAddress): boolean {
  return categoryId === undefined && toQueryString(serialiseFilter(filter)) === '';
}
