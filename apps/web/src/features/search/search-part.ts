import { lastPage } from '@bazaar/domain/catalogue-filter';
import { formatNumber } from '@bazaar/domain/persian';
import type { PaginationProps } from '@bazaar/ui/pagination';
import { totalText } from '@/entities/search/total-text';
import type { QueryResult } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { pageLinks } from '@/lib/paging/page-links';
import { searchMessages as texts } from '@/translations/search';
import { PAGE_SIZE } from './load-search';
import { pageEnds, type SearchAddress, type SearchKind, searchHref } from './search-address';

/** Results of one kind, or that they could not be read. */
export type SearchPart<Item> =
  | {
      readonly state: 'ready';
      readonly items: readonly Item[];
      readonly totalCount: number;
      /** The total as text: «۴۲», «حدود ۱۲٬۰۰۰». */
      readonly count: string;
      /** «مشاهدهٔ هر ۱۲۸ محصول», when the page shows only the first of them. */
      readonly more?: { readonly href: string; readonly label: string };
      readonly pages?: { readonly pagination?: PaginationProps; readonly summary: string };
    }
  | { readonly state: 'failed' };

interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly totalCount: number;
  readonly isTotalEstimated?: boolean;
}

/** Number of results per kind on the page of all kinds. */
const FIRST: Readonly<Record<SearchKind, number>> = {
  products: 8,
  suppliers: 5,
  contents: 4,
  videos: 3,
  categories: 6,
};

/** Returns the results of one kind for display: a page of them under its own tab, the first few under «همه». */
export function toPart<Item, View>(
  result: QueryResult<PageOf<Item>>,
  address: SearchAddress,
  own: SearchKind,
  toView: (item: Item) => View,
): SearchPart<View> {
  if (result.state === 'failed') return { state: 'failed' };
  if (result.state === 'missing') return { state: 'ready', items: [], totalCount: 0, count: formatNumber(0) };
  const { items, totalCount, isTotalEstimated } = result.value;
  const count = totalText(totalCount, isTotalEstimated);
  const shared = { state: 'ready', totalCount, count } as const;
  if (address.tab === own) {
    return { ...shared, items: items.map(toView), pages: toPages(address, totalCount, items.length, count) };
  }
  const href = searchHref(paths.search, { ...address, tab: own, pageNumber: 1 });
  const label = texts.seeAll(count, texts.nouns[own], isTotalEstimated === true);
  return {
    ...shared,
    items: items.slice(0, FIRST[own]).map(toView),
    ...(totalCount > FIRST[own] ? { more: { href, label } } : {}),
  };
}

function toPages(address: SearchAddress, totalCount: number, shown: number, count: string) {
  const last = lastPage(totalCount, PAGE_SIZE);
  const { pageNumber } = address;
  const href = (page: number) => searchHref(paths.search, { ...address, pageNumber: page });
  const pagination = pageLinks(texts.pages, pageNumber, last, href);
  return {
    ...(pagination ? { pagination } : {}),
    summary: texts.shown(...pageEnds(pageNumber, PAGE_SIZE, shown), count),
  };
}
