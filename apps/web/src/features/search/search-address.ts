import { isCategoryType } from '@bazaar/domain/category-menu';
import { formatNumber, normaliseInput, toLatinDigits } from '@bazaar/domain/persian';

import { paths } from '@/lib/navigation/paths';

export const SEARCH_TABS = ['all', 'products', 'suppliers', 'contents', 'videos', 'categories'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];
/** Tabs with results of their own. */
export type SearchKind = Exclude<SearchTab, 'all'>;

/** State of the search page in its address. */
export interface SearchAddress {
  /** Normalised for the catalogue; empty without a search. */
  readonly term: string;
  readonly tab: SearchTab;
  readonly pageNumber: number;
  /** Searches the term as typed, without repair. */
  readonly isExact: boolean;
}

const LONGEST_TERM = 120;
const LAST_PAGE = 10_000;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Parses an address; invalid parts fall back to their defaults. */
export function parseSearchAddress(query: Query): SearchAddress {
  const first = (key: string) => [query[key]].flat()[0] ?? '';
  const page = Number(toLatinDigits(first('pageNumber')));
  return {
    term: readTerm(first('q')),
    tab: SEARCH_TABS.find((tab) => tab === first('tab')) ?? 'all',
    pageNumber: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1,
    isExact: first('exact') === '1',
  };
}

/** Returns the address of the area's own search when the header's form was sent, without script, with one of the areas. */
export function areaSearchOf(query: Query): string | undefined {
  const area = [query.area].flat()[0] ?? '';
  return isCategoryType(area) ? paths.productSearch(area, readTerm([query.q].flat()[0] ?? '')) : undefined;
}

/** Returns a term of an address in the form the catalogue accepts. */
export function readTerm(text: string): string {
  return normaliseInput(text).slice(0, LONGEST_TERM).trim();
}

export function searchHref(path: string, address: SearchAddress): string {
  const params = new URLSearchParams({ q: address.term });
  if (address.tab !== 'all') params.set('tab', address.tab);
  if (address.pageNumber > 1) params.set('pageNumber', String(address.pageNumber));
  if (address.isExact) params.set('exact', '1');
  return `${path}?${params}`;
}

/** Returns the ends of a page for «نمایش … تا …», formatted. */
export function pageEnds(pageNumber: number, pageSize: number, shown: number): readonly [string, string] {
  const first = (pageNumber - 1) * pageSize + 1;
  return [formatNumber(first), formatNumber(first + shown - 1)];
}
