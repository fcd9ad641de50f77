import 'server-only';
import { listTopLevelCategories } from '@bazaar/api/categories';
import type {
  CategoryType,
  ListSupplierProductsParams,
  SupplierProductSearch,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import { toApiQuery } from '@bazaar/domain/catalogue-filter';
import { MOST_COUNTED } from '@/entities/catalogue-filter/results/counts-without-filter';
import {
  loadBreadcrumb,
  loadChildren,
  loadItemsCount,
  loadTradeUnits,
} from '@/entities/category/load-category';
import { load } from '@/lib/data/load';
import { optionalData } from '@/lib/data/optional-data';
import { type QueryResult, valueOr } from '@/lib/data/query-result';
import { unhandledErrors } from '@/lib/data/unhandled-errors';
import type { AreaAddress } from '../area-address';
import { areaRemovals } from '../area-chips';
import type { CategoryChoice } from '../area-data';

export interface AreaResult {
  readonly products: QueryResult<SupplierProductSearch>;
  /** Products without each filter, by the id of its chip; failed counts are left out. */
  readonly resultCounts: ReadonlyMap<string, number>;
  /** The path to the selected category and its children, or the area's first level. */
  readonly categories: readonly CategoryChoice[];
  readonly tradeUnits: readonly UnitOfMeasurement[];
  /** The address in force. */
  readonly address: AreaAddress;
  /** The catalogue does not know the address's category, which is left out. */
  readonly isCategoryUnknown: boolean;
}

/** Reads all data of a search inside an area in parallel; only the products are critical. An unknown category is left out. */
export async function loadAreaSearch(categoryType: CategoryType, address: AreaAddress): Promise<AreaResult> {
  const result = await readAreaSearch(categoryType, address);
  const isUnknown = result.products.state === 'failed' && (await isCategoryUnknown(address));
  const found = isUnknown ? await readAreaSearch(categoryType, withoutCategory(address)) : result;
  await optionalData(Promise.resolve(found.products));
  if (isUnknown) unhandledErrors().delete(result.products);
  return { ...found, isCategoryUnknown: isUnknown };
}

async function isCategoryUnknown({ categoryId }: AreaAddress): Promise<boolean> {
  return categoryId !== undefined && (await loadBreadcrumb(categoryId)).state === 'missing';
}

function withoutCategory(address: AreaAddress): AreaAddress {
  return { ...address, categoryId: undefined };
}

async function readAreaSearch(categoryType: CategoryType, address: AreaAddress) {
  const [products, resultCounts, categories, units] = await Promise.all([
    loadProducts(categoryType, address),
    countWithout(categoryType, address),
    address.categoryId === undefined ? topLevels(categoryType) : around(address.categoryId),
    loadTradeUnits(),
  ]);
  return { products, resultCounts, categories, tradeUnits: valueOr(units, []), address };
}

function loadProducts(categoryType: CategoryType, { filter, categoryId, isExact }: AreaAddress) {
  const { kinds, priceKind, ...query } = toApiQuery(filter, []);
  // Addresses are parsed to the kinds the contract names (`parseKnownFilter`).
  const named = { ...(kinds ? { kinds } : {}), ...(priceKind ? { priceKind: [priceKind] } : {}) };
  const place = { categoryType, ...(categoryId ? { categoryId } : {}), ...(isExact ? { exact: true } : {}) };
  const params = { ...query, ...named, ...place } as ListSupplierProductsParams;
  return load('list', ['search'], (request) => listSupplierProducts(params, request));
}

async function countWithout(
  categoryType: CategoryType,
  address: AreaAddress,
): Promise<ReadonlyMap<string, number>> {
  const counts = await Promise.all(
    areaRemovals(address)
      .slice(0, MOST_COUNTED)
      .map(async ({ id, without }) => {
        const filter = { ...without.filter, pageNumber: 1, pageSize: 10 };
        const result = await loadProducts(categoryType, { ...without, filter });
        return result.state === 'ready' ? [[id, result.value.totalCount] as const] : [];
      }),
  );
  return new Map(counts.flat());
}

async function topLevels(categoryType: CategoryType): Promise<readonly CategoryChoice[]> {
  const found = await load('category', ['categories'], (request) =>
    listTopLevelCategories({ categoryType }, request),
  );
  const categories = valueOr(found, []);
  if (categories.length === 0) return [];
  const counts = valueOr(await loadItemsCount(categories.map(({ id }) => id).join(',')), []);
  return categories.map(({ id, name }) => ({
    id,
    name,
    productCount: counts.find(({ categoryId }) => categoryId === id)?.productCount,
  }));
}

async function around(categoryId: string): Promise<readonly CategoryChoice[]> {
  const [crumbs, children] = await Promise.all([loadBreadcrumb(categoryId), loadChildren(categoryId)]);
  return [...valueOr(crumbs, []), ...valueOr(children, [])].map(({ id, name }) => ({ id, name }));
}
