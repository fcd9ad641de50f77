import 'server-only';
import type { Category, SupplierProductCatalog } from '@bazaar/api/model';
import { plainUnitPreference } from '@bazaar/domain/compare';
import { loadTradeUnits } from '@/entities/category/load-category';
import { optionalData } from '@/lib/data/optional-data';
import { type QueryResult, valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import { compareHref, readCompareAddress } from './compare-address';
import { type CompareData, unitsOf } from './compare-data';
import { loadComparedProduct, loadComparedProperties, loadComparedUnits } from './load-compare';

export type CompareResult =
  | { readonly state: 'ready'; readonly data: CompareData }
  /** A form without script, or a long address: this is the canonical one of the same comparison. */
  | { readonly state: 'moved'; readonly href: string }
  /** Neither the products nor the properties could be read. */
  | { readonly state: 'failed' };

/** Starts the reads that need only the address. */
export function preloadCompare(categoryId: string, params: URLSearchParams): void {
  for (const id of readCompareAddress(params).ids) void loadComparedProduct(id);
  void loadComparedProperties(categoryId);
  void loadTradeUnits();
}

/**
 * Reads the products of a comparison; one that is gone or of another category is left out and counted. Products of several categories below
 * are compared in the properties these share; where one category below has them all, the comparison is that one's.
 */
export async function readCompare(category: Category, params: URLSearchParams): Promise<CompareResult> {
  const path = paths.categoryProducts(category);
  const address = readCompareAddress(params);
  if (address.ids.length === 0) return { state: 'moved', href: path };
  const [tradeUnits, result, results] = await Promise.all([
    loadTradeUnits(),
    optionalData(loadComparedProperties(category.id)),
    Promise.all(address.ids.map((id) => optionalData(loadComparedProduct(id)))),
  ]);
  const failed = results.filter(({ state }) => state === 'failed').length;
  if (result.state !== 'ready' || failed === results.length) return { state: 'failed' };
  const read = results.flatMap((result) => (result.state === 'ready' ? [result.value] : []));
  const products = read.filter((product) => isIn(category, product));
  // A product that was not read may be of another category.
  const below = failed === 0 ? commonBelow(category, products) : undefined;
  if (below !== undefined)
    return { state: 'moved', href: compareHref(paths.categoryProducts(below), address) };
  const properties = result.value
    .filter(({ isComparable }) => isComparable)
    .toSorted((left, right) => left.sortOrder - right.sortOrder);
  const units = await loadComparedUnits(properties);
  const quantities = properties.map((property) => ({
    units: unitsOf({ units }, property),
    defaultUnitId: property.defaultMeasurementUnitId ?? undefined,
  }));
  const href = compareHref(path, {
    ...address,
    preference: plainUnitPreference(address.preference, quantities),
  });
  if (href !== `${path}?${readable(params)}`) return { state: 'moved', href };
  return {
    state: 'ready',
    data: {
      path,
      category,
      address,
      products,
      properties,
      units,
      tradeUnits: valueOr(tradeUnits, []),
      left: { gone: countGone(results), foreign: read.length - products.length, failed },
    },
  };
}

function isIn({ id }: Category, { categoryId, breadcrumb }: SupplierProductCatalog): boolean {
  return categoryId === id || breadcrumb.some((crumb) => crumb.id === id);
}

/** Returns the lowest category below this one that has all of the products. */
function commonBelow({ id }: Category, products: readonly SupplierProductCatalog[]) {
  const [path = [], ...others] = products.map(({ breadcrumb }) => breadcrumb);
  const at = path.findIndex((crumb) => crumb.id === id);
  if (at === -1) return undefined;
  return path
    .slice(at + 1)
    .findLast((crumb) => others.every((other) => other.some((step) => step.id === crumb.id)));
}

function countGone(results: readonly QueryResult<SupplierProductCatalog>[]): number {
  return results.filter(({ state }) => state === 'missing').length;
}

/** Returns the query in the spelling of the canonical address. */
function readable(params: URLSearchParams): string {
  return [...params].map(([key, value]) => `${key}=${value}`).join('&');
}
