import {
  type CatalogueFilter,
  parseFilter,
  serialiseFilter,
  toQueryString,
} from '@bazaar/domain/catalogue-filter';

/** What the address of a search inside an area says. Property conditions belong to a category's own list and are dropped. */
export interface AreaAddress {
  readonly filter: CatalogueFilter;
  readonly categoryId: string | undefined;
  /** The term as typed only. */
  readonly isExact: boolean;
}

const ID = /^[\w-]{1,64}$/;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads an address; what cannot be read falls back to its default. */
export function parseAreaAddress(query: Query): AreaAddress {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    // The form sends its empty choices too.
    for (const text of value === undefined ? [] : [value].flat()) if (text !== '') params.append(key, text);
  }
  const { filter } = parseFilter(params);
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

/** The same search with something changed, from its first page again. */
export function changed(address: AreaAddress, change: Partial<CatalogueFilter>): AreaAddress {
  return { ...address, filter: { ...address.filter, pageNumber: 1, ...change } };
}

/** True when the address asks for the area as it is: the one form of the page that search engines may keep. */
export function isPlain({ filter, categoryId }: AreaAddress): boolean {
  return categoryId === undefined && toQueryString(serialiseFilter(filter)) === '';
}
