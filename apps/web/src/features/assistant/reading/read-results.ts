import 'server-only';
import { searchCategorySuppliers } from '@bazaar/api/categories';
import type { CategorySupplierSearch, SupplierProduct } from '@bazaar/api/model';
import { isWithinPrice, softFilters, toCatalogueFilter } from '@bazaar/domain/assistant';
import { orderByPreferences, type Preferred, withinPriceLimit } from '@bazaar/domain/assistant-answers';
import type { CatalogueFilter } from '@bazaar/domain/catalogue-filter';
import { load } from '@/lib/data/load';
import { optionalData } from '@/lib/data/optional-data';
import { type QueryResult, ready, valueOr } from '@/lib/data/query-result';
import { shareBriefly } from '@/lib/data/share-briefly';
import { limitOf } from '../words/quantity-of';
import { joined, NOTHING, ofCategory, priceOf, type ResultsRequest, readEach } from './read-categories';
import { toSupplierQuery } from './supplier-query';

/** Rows read where a price limit, or a preference, chooses among them. */
const CHOSEN_FROM = 100;
const SUPPLIERS_SHOWN = 4;
const MOST_PREFERENCES = 4;

export interface FoundProducts {
  /** The best few. */
  readonly rows: readonly Preferred<SupplierProduct>[];
  readonly totalCount: number;
  readonly isTotalEstimated: boolean;
  readonly supplierCount: number;
  /** Of a price limit: those whose price nobody knows. */
  readonly unpricedCount: number;
  /** Of a price limit: those it cannot be compared with, for their price is for another unit. */
  readonly uncomparedCount: number;
  /** More offers than were compared with the price limit. */
  readonly isCut: boolean;
}

export interface AssistantResults {
  readonly filter: CatalogueFilter;
  readonly products: QueryResult<FoundProducts>;
  readonly suppliers: QueryResult<CategorySupplierSearch>;
  /** When it was read: dates are compared with it. */
  readonly nowMs: number;
}

/** Reads products and suppliers that have every condition, and beside them those that have each preference too. */
export async function readResults(request: ResultsRequest): Promise<AssistantResults> {
  const { understanding, categoryIds, units } = request;
  const filter = toCatalogueFilter(understanding);
  const [first = ''] = categoryIds;
  const [products, suppliers] = await Promise.all([
    optionalData(readProducts(request, filter)),
    optionalData(
      shareBriefly(`assistant:${first}:${JSON.stringify(filter)}`, () =>
        load('list', [`category:${first}`], (options) =>
          searchCategorySuppliers(
            first,
            {
              ...toSupplierQuery(ofCategory(filter, request.properties[first]), units),
              pageSize: SUPPLIERS_SHOWN,
            },
            options,
          ),
        ),
      ),
    ),
  ]);
  return { filter, products, suppliers, nowMs: Date.now() };
}

async function readProducts(
  request: ResultsRequest,
  filter: CatalogueFilter,
): Promise<QueryResult<FoundProducts>> {
  const { understanding, most } = request;
  const limit = understanding.parts.find(({ kind, strength }) => kind === 'price' && strength === 'hard');
  const soft = softFilters(understanding).slice(0, MOST_PREFERENCES);
  const pageSize = limit === undefined ? Math.max(10, most) : CHOSEN_FROM;
  const [found, ...preferred] = await Promise.all([
    readEach(request, { ...filter, pageSize, ...(limit === undefined ? {} : { sort: 'amountRial' }) }),
    ...soft.map((one) => readEach(request, { ...joined(filter, one.filter), pageSize: CHOSEN_FROM })),
  ]);
  if (found.state !== 'ready') return found;
  const chosen = (items: readonly SupplierProduct[]) =>
    limit?.kind === 'price'
      ? withinPriceLimit(items, priceOf, (rial, item) =>
          isWithinPrice(limit, rial, limitOf(item, limit, { ...request, ...understanding })),
        )
      : { within: items, unpricedCount: 0, uncomparedCount: 0 };
  const { within, unpricedCount, uncomparedCount } = chosen(found.value.items);
  const rows = orderByPreferences(
    within,
    soft.map(({ key }, index) => ({
      key,
      items: chosen(valueOr(preferred[index] ?? ready(NOTHING), NOTHING).items).within,
    })),
  );
  const isCut = limit !== undefined && found.value.totalCount > found.value.items.length;
  return ready({
    rows: rows.slice(0, most),
    totalCount: limit === undefined ? found.value.totalCount : within.length,
    isTotalEstimated: found.value.isTotalEstimated === true,
    supplierCount:
      limit === undefined
        ? found.value.supplierCount
        : new Set(within.map(({ supplier }) => supplier.id)).size,
    unpricedCount,
    uncomparedCount,
    isCut,
  });
}
