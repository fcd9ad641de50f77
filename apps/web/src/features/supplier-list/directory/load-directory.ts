import 'server-only';
import { listAdvertisements } from '@bazaar/api/advertisements';
import { listCategoryItemsCount, listTopLevelCategories } from '@bazaar/api/categories';
import { listSaleCities } from '@bazaar/api/geography';
import type {
  Advertisement,
  Category,
  CategoryItemsCount,
  CategoryType,
  PagedSupplierSummary,
  SaleCity,
} from '@bazaar/api/model';
import { listSuppliers } from '@bazaar/api/suppliers';
import { lastPage } from '@bazaar/domain/catalogue-filter';
import { cache } from 'react';
import { primaryData } from '@/lib/data/critical-data';
import { load } from '@/lib/data/load';
import { optionalData } from '@/lib/data/optional-data';
import { type QueryResult, valueOr } from '@/lib/data/query-result';
import type { DirectoryAddress } from './directory-address';
import { findLetterPage } from './letters';

export const DIRECTORY_PAGE_SIZE = 50;

/** All data of a directory; each part may fail on its own. */
export interface DirectoryResult {
  readonly suppliers: QueryResult<PagedSupplierSummary>;
  readonly categories: readonly Category[];
  readonly counts: readonly CategoryItemsCount[];
  readonly cities: readonly SaleCity[];
  readonly advertisements: readonly Advertisement[];
}

const loadPage = cache((categoryType: CategoryType, cityId: string, pageNumber: number) =>
  load('list', [`suppliers:${categoryType}`], (request) =>
    listSuppliers(
      {
        categoryType,
        ...(cityId === '' ? {} : { cityIds: [cityId] }),
        sort: 'name',
        pageNumber,
        pageSize: DIRECTORY_PAGE_SIZE,
      },
      request,
    ),
  ),
);

/** Loads all parts in one parallel round. */
export async function loadDirectory(
  categoryType: CategoryType,
  { cityId = '', pageNumber }: DirectoryAddress,
): Promise<DirectoryResult> {
  const tag = [`area:${categoryType}`];
  const [suppliers, categories, counts, cities, advertisements] = await Promise.all([
    primaryData(loadPage(categoryType, cityId, pageNumber)),
    load('category', tag, (request) => listTopLevelCategories({ categoryType }, request)),
    load('category', tag, (request) => listCategoryItemsCount({ categoryType }, request)),
    load('category', tag, (request) => listSaleCities({ categoryType }, request)),
    optionalData(
      load('record', ['advertisements'], (request) => listAdvertisements({ position: 'supplier' }, request)),
    ),
  ]);
  return {
    suppliers,
    categories: valueOr(categories, []),
    counts: valueOr(counts, []),
    cities: valueOr(cities, []),
    advertisements: valueOr(advertisements, []),
  };
}

/** Returns the page on which a letter begins among the suppliers of an area, or of one city of it. */
export async function loadLetterPage(
  categoryType: CategoryType,
  cityId = '',
  letter: string,
): Promise<number> {
  const first = await loadPage(categoryType, cityId, 1);
  if (first.state !== 'ready') return 1;
  return findLetterPage(letter, lastPage(first.value.totalCount, DIRECTORY_PAGE_SIZE), async (page) => {
    const result = await loadPage(categoryType, cityId, page);
    return result.state === 'ready' ? result.value.items.at(-1)?.name : undefined;
  });
}
