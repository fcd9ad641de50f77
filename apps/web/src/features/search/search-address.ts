import { formatNumber, normaliseInput, toLatinDigits } from '@bazaar/domain/persian';

export const SEARCH_TABS = ['all', 'products', 'suppliers', 'contents', 'videos', 'categories'] as const;
export type SearchTab = (typeof SEARCH_TABS)[number];
/** The tabs with results of their own. */
export type SearchKind = Exclude<SearchTab, 'all'>;

/** What the address of the search page says. */
export interface SearchAddress {
  /** Made ready for the catalogue; empty when nothing is searched for. */
  readonly term: string;
  readonly tab: SearchTab;
  readonly pageNumber: number;
  /** The term as typed only: no repaired form of it. */
  readonly isExact: boolean;
}

const LONGEST_TERM = 120;
const LAST_PAGE = 10_000;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads an address; what cannot be read falls back to its default. */
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

/** A term of an address as the catalogue takes it. */
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

/** «نمایش … تا …»: the ends of a page, formatted. */
export function pageEnds(pageNumber: number, pageSize: number, shown: number): readonly [string, string] {
  const first = (pageNumber - 1) * pageSize + 1;
  return [formatNumber(first), formatNumber(first + shown - 1)];
}
