import { formatNumber, normaliseInput, toLatinDigits } from '@bazaar/domain/persian';

export type SearchTab = 'all' | 'products' | 'suppliers';
export const SEARCH_TABS: readonly SearchTab[] = ['all', 'products', 'suppliers'];

/** What the address of the search page says. */
export interface SearchAddress {
  /** Made ready for the catalogue; empty when nothing is searched for. */
  readonly term: string;
  readonly tab: SearchTab;
  readonly pageNumber: number;
}

const LONGEST_TERM = 120;
const LAST_PAGE = 10_000;

/** Reads an address; what cannot be read falls back to its default. */
export function parseSearchAddress(
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
): SearchAddress {
  const first = (key: string) => [query[key]].flat()[0] ?? '';
  const page = Number(toLatinDigits(first('pageNumber')));
  return {
    term: normaliseInput(first('q')).slice(0, LONGEST_TERM).trim(),
    tab: SEARCH_TABS.find((tab) => tab === first('tab')) ?? 'all',
    pageNumber: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
  };
}

export function searchHref(path: string, { term, tab, pageNumber }: SearchAddress): string {
  const params = new URLSearchParams({ q: term });
  if (tab !== 'all') params.set('tab', tab);
  if (pageNumber > 1) params.set('pageNumber', String(pageNumber));
  return `${path}?${params}`;
}

/** «نمایش … تا …»: the ends of a page, formatted. */
export function pageEnds(pageNumber: number, pageSize: number, shown: number): readonly [string, string] {
  const first = (pageNumber - 1) * pageSize + 1;
  return [formatNumber(first), formatNumber(first + shown - 1)];
}
