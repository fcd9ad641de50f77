import 'server-only';
import type { Category } from '@bazaar/api/model';
import { listHref } from '@/entities/catalogue-filter/address/list-address';
import { isListForm } from '@/entities/catalogue-filter/address/list-form';
import { readAddress, readSentForm } from '@/entities/catalogue-filter/address/read-address';
import type { ListData } from '@/entities/catalogue-filter/data/list-data';
import { loadProperties, loadUnitsOf } from '@/entities/catalogue-filter/data/load-list';
import { MOST_COUNTED, resultCountsOf } from '@/entities/catalogue-filter/results/counts-without-filter';
import { toChips } from '@/entities/catalogue-filter/results/list-chips';
import { loadTradeUnits } from '@/entities/category/load-category';
import { primaryData } from '@/lib/data/critical-data';
import { valueOr } from '@/lib/data/query-result';
import { paths } from '@/lib/navigation/paths';
import type { CategorySuppliersData } from './category-suppliers-data';
import {
  countCategorySuppliers,
  type FoundCategorySuppliers,
  loadCategorySuppliers,
} from './load-category-suppliers';

export type CategorySuppliersResult =
  | { readonly state: 'ready'; readonly data: CategorySuppliersData }
  /** The form was sent without script; this is its canonical address. */
  | { readonly state: 'moved'; readonly href: string };

/** Reads the suppliers of a category for an address. A failed search leaves the filters in place. */
export async function readCategorySuppliers(
  category: Category,
  params: URLSearchParams,
): Promise<CategorySuppliersResult> {
  const path = paths.categorySuppliers(category);
  const properties = valueOr(await loadProperties(category.id), []);
  const units = await loadUnitsOf(properties);
  if (isListForm(params)) {
    return { state: 'moved', href: listHref(path, readSentForm(params, properties, units)) };
  }
  const requested = readAddress(params, properties, units);
  const filter = { ...requested.address.filter, priceKind: undefined, term: '' };
  const address = { ...requested.address, filter };
  const allUnits = Object.values(units).flat();
  const [categorySuppliers, tradeUnits] = await Promise.all([
    primaryData(loadCategorySuppliers(category.id, address.filter, allUnits)),
    loadTradeUnits(),
  ]);
  const found = categorySuppliers.state === 'ready' ? categorySuppliers.value : undefined;
  const list: ListData = {
    path,
    category,
    address,
    properties,
    units,
    tradeUnits: valueOr(tradeUnits, []),
    search: asProductSearch(found),
  };
  const isEmpty = found?.totalCount === 0;
  return {
    state: 'ready',
    data: {
      list,
      suppliers: found
        ? { state: 'ready', items: found.items, totalCount: found.totalCount }
        : { state: 'failed' },
      notes: requested.notes,
      resultCounts: isEmpty ? await readResultCounts(list) : new Map(),
      nowMs: Date.now(),
    },
  };
}

/** Returns the facets of the suppliers in the shape the filter panel reads. */
function asProductSearch(found: FoundCategorySuppliers | undefined): ListData['search'] {
  return {
    items: [],
    totalCount: found?.totalCount ?? 0,
    supplierCount: found?.totalCount ?? 0,
    pageNumber: 1,
    pageSize: 10,
    facets: [...(found?.facets ?? [])],
    saleCities: [...(found?.saleCities ?? [])],
  };
}

/** Returns how many suppliers there are without each filter, by the id of its chip; failed counts are left out. */
async function readResultCounts(list: ListData): Promise<CategorySuppliersData['resultCounts']> {
  const chips = toChips(list).slice(0, MOST_COUNTED);
  const counts = await countCategorySuppliers(
    list.category.id,
    chips.map(({ without }) => without),
    Object.values(list.units).flat(),
  );
  return resultCountsOf(chips, counts);
}
