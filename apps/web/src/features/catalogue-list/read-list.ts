import 'server-only';
import type { Category } from '@bazaar/api/model';
import type { FilterWarning } from '@bazaar/domain/catalogue-filter';
import { preloadAds } from '@/entities/advertisement/load-advertisements';
import { listHref } from '@/entities/catalogue-filter/address/list-address';
import { isListForm } from '@/entities/catalogue-filter/address/list-form';
import { readAddress, readSentForm } from '@/entities/catalogue-filter/address/read-address';
import type { ListData, ListSupplier } from '@/entities/catalogue-filter/data/list-data';
import {
  countProducts,
  loadPlainProducts,
  loadProducts,
  loadProperties,
  loadUnitsOf,
} from '@/entities/catalogue-filter/data/load-list';
import { MOST_COUNTED, resultCountsOf } from '@/entities/catalogue-filter/results/counts-without-filter';
import { toChips } from '@/entities/catalogue-filter/results/list-chips';
import { loadTradeUnits } from '@/entities/category/load-category';
import { optionalData } from '@/lib/data/optional-data';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';

/** Result of reading a list. */
export type ListResult =
  | {
      readonly state: 'ready';
      readonly data: ListData;
      readonly notes: readonly FilterWarning[];
      readonly resultCounts: ReadonlyMap<string, number>;
    }
  /** The form was sent without script; this is its canonical address. */
  | { readonly state: 'moved'; readonly href: string }
  | { readonly state: 'failed' };

/**
 * Starts the reads that need only ids and the address.
 * @param query of a list of products; left out where something else is listed
 */
export function preloadList(categoryId: string, query?: URLSearchParams, supplierId?: string): void {
  void loadProperties(categoryId);
  void loadTradeUnits();
  preloadAds('category', categoryId);
  if (query && isPlain(query)) void loadPlainProducts(categoryId, supplierId, query.toString());
}

/** Returns true without property filters, whose units would have to be read first. */
function isPlain(query: URLSearchParams): boolean {
  return !query.has('f') && !isListForm(query);
}

/** Reads a category's list for an address; with a supplier only its products. */
export async function readList(
  category: Category,
  params: URLSearchParams,
  supplier?: ListSupplier,
): Promise<ListResult> {
  const path = supplier ? paths.supplierInCategory(category, supplier) : paths.categoryProducts(category);
  const scope = { categoryId: category.id, supplierId: supplier?.id };
  const result = await optionalData(loadProperties(category.id));
  if (result.state !== 'ready') return { state: 'failed' };
  const properties = result.value;
  const units = await loadUnitsOf(properties);
  if (isListForm(params)) {
    const isForSuppliers = params.get('to') === 'suppliers';
    const target = isForSuppliers ? paths.categorySuppliers(category) : path;
    return { state: 'moved', href: listHref(target, readSentForm(params, properties, units)) };
  }
  const { address, notes } = readAddress(params, properties, units);
  const allUnits = Object.values(units).flat();
  const chips = countedChips({ path, address, properties });
  const [products, tradeUnits, counts] = await Promise.all([
    optionalData(
      isPlain(params)
        ? loadPlainProducts(category.id, supplier?.id, params.toString())
        : loadProducts(scope, address.filter, allUnits),
    ),
    loadTradeUnits(),
    countProducts(
      scope,
      chips.map(({ without }) => without),
      allUnits,
    ),
  ]);
  if (products.state !== 'ready') return { state: 'failed' };
  const data: ListData = {
    path,
    category,
    supplier,
    address,
    properties,
    units,
    tradeUnits: valueOr(tradeUnits, []),
    search: products.value,
  };
  const resultCounts = resultCountsOf(chips, counts);
  return { state: 'ready', data, notes, resultCounts };
}

/** Returns the chips whose filters get a result count; more would cost too many calls. */
function countedChips(data: Pick<ListData, 'path' | 'address' | 'properties'>) {
  return toChips({ ...data, search: { saleCities: [] } }).slice(0, MOST_COUNTED);
}
