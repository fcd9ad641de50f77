import type { CategoryType, PagedSupplierSummary } from '@bazaar/api/model';
import { lastPage } from '@bazaar/domain/catalogue-filter';
import { CATEGORY_TYPES } from '@bazaar/domain/category-menu';
import { countPhrase, formatNumber } from '@bazaar/domain/persian';
import type { PaginationProps } from '@bazaar/ui/pagination';
import type { FeaturedView, IndexEntry } from '@bazaar/ui/patterns/supplier-directory';
import type { TabLink } from '@bazaar/ui/tabs';
import { toSupplierRow } from '@/entities/supplier/supplier-row';
import { type QueryResult, valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { pageLinks } from '@/lib/paging/page-links';
import { supplierListMessages as texts } from '@/translations/supplier-list';
import { type DirectoryAddress, directoryHref } from './directory-address';
import type { DirectoryRows } from './directory-view';
import { emptyLetters, groupByLetter, LETTERS, letterId, letterOf } from './letters';
import { DIRECTORY_PAGE_SIZE, type DirectoryResult } from './load-directory';

const CITIES_SHOWN = 12;

/** Returns one tab for each area, the current one marked. */
export function toAreaTabs(current: CategoryType): TabLink[] {
  return CATEGORY_TYPES.map((type) => ({
    href: paths.suppliers(type),
    label: texts.areas[type],
    isCurrent: type === current,
  }));
}

/**
 * Returns the alphabet with the first letter of the current page marked. Letters without a supplier are marked only where one page holds
 * all of them: what a single page of many knows differs from page to page, so that the index would contradict itself.
 */
export function toLetters(
  path: string,
  address: DirectoryAddress,
  suppliers: DirectoryResult['suppliers'],
): IndexEntry[] {
  const { items, totalCount } = valueOr(suppliers, { items: [], totalCount: 0 });
  const current = items[0] && letterOf(items[0].name);
  const isWhole = items.length > 0 && items.length === totalCount;
  const empty = isWhole ? emptyLetters(items.map(({ name }) => name)) : [];
  return LETTERS.map((letter) => ({
    id: letter,
    name: letter,
    href: directoryHref(path, { ...address, pageNumber: 1, letter }),
    isCurrent: letter === current,
    isEmpty: empty.includes(letter),
  }));
}

/** Returns the categories of the area with suppliers, each as a link to them. */
export function toCategoryEntries({ categories, counts }: DirectoryResult): IndexEntry[] {
  return categories.flatMap((category) => {
    const count = counts.find(({ categoryId }) => categoryId === category.id)?.supplierCount;
    if (count === 0) return [];
    return [
      {
        id: category.id,
        name: category.name,
        href: paths.categorySuppliers(category),
        ...(count === undefined ? {} : { count: formatNumber(count) }),
      },
    ];
  });
}

/** Returns the cities by the number of their suppliers; the selected one links to the whole country. */
export function toCityEntries(
  path: string,
  { cityId }: DirectoryAddress,
  { cities }: DirectoryResult,
): IndexEntry[] {
  return cities.map(({ id, name }) => ({
    id,
    name,
    href: directoryHref(path, { pageNumber: 1, ...(id === cityId ? {} : { cityId: id }) }),
    isCurrent: id === cityId,
  }));
}

export function moreCitiesLabel({ cities }: DirectoryResult): string | undefined {
  return cities.length > CITIES_SHOWN ? texts.more(formatNumber(cities.length - CITIES_SHOWN)) : undefined;
}

/** Returns the first two advertisements with a link; each is marked as one. */
export function toFeatured({ advertisements }: DirectoryResult): FeaturedView[] {
  return advertisements.slice(0, 2).flatMap(({ id, path, url, title, advertiserName }) => {
    const href = path === undefined ? url : encodeURI(path);
    return href === undefined ? [] : [{ id, href, title, advertiser: advertiserName }];
  });
}

export function toDirectoryRows(
  result: QueryResult<PagedSupplierSummary>,
  path: string,
  address: DirectoryAddress,
  nowMs: number,
): DirectoryRows {
  if (result.state === 'failed') return result;
  const { items, totalCount } = valueOr(result, { items: [], totalCount: 0 });
  return {
    state: 'ready',
    count: countPhrase(totalCount, texts.supplier),
    groups: groupByLetter(items).map((group) => ({
      id: letterId(group.letter),
      title: LETTERS.includes(group.letter) ? group.letter : texts.latin,
      suppliers: group.items.map((supplier) => toSupplierRow(supplier, nowMs)),
    })),
    ...(items.length === 0 && totalCount > 0
      ? { firstPageHref: directoryHref(path, { ...address, pageNumber: 1 }) }
      : { pagination: toPagination(totalCount, path, address) }),
  };
}

function toPagination(
  totalCount: number,
  path: string,
  address: DirectoryAddress,
): PaginationProps | undefined {
  const last = lastPage(totalCount, DIRECTORY_PAGE_SIZE);
  const { pageNumber } = address;
  const href = (page: number) => directoryHref(path, { ...address, pageNumber: page });
  return pageLinks(texts.pages, pageNumber, last, href);
}
