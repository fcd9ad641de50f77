import 'server-only';
import { listCategoryProperties } from '@bazaar/api/categories';
import { listMeasurementUnits } from '@bazaar/api/measurement-quantities';
import type {
  CategoryProperty,
  ListSupplierProductsParams,
  MeasurementUnit,
  SupplierProductSearch,
} from '@bazaar/api/model';
import { listSupplierProducts } from '@bazaar/api/supplier-products';
import { getSupplier } from '@bazaar/api/suppliers';
import { type CatalogueFilter, parseFilter, toApiQuery } from '@bazaar/domain/catalogue-filter';
import { cache } from 'react';
import { load } from '@/lib/data/load';
import type { QueryResult } from '@/lib/data/query-result';

/** Filterable and key properties of a category, in their order. */
export const loadProperties = cache((categoryId: string) =>
  load('category', [`category:${categoryId}`], async (request) => {
    const properties = await listCategoryProperties(categoryId, undefined, request);
    return properties.toSorted((left, right) => left.sortOrder - right.sortOrder);
  }),
);

const loadUnits = cache((quantityId: string) =>
  load('reference', ['units'], (request) => listMeasurementUnits(quantityId, request)),
);

export type UnitsByQuantityId = Readonly<Record<string, readonly MeasurementUnit[]>>;

/** Units of every quantity the properties are measured in. A quantity whose units cannot be read is left out. */
export async function loadUnitsOf(properties: readonly CategoryProperty[]): Promise<UnitsByQuantityId> {
  const quantityIds = new Set(properties.flatMap(({ measurementQuantityId: id }) => (id ? [id] : [])));
  const pairs = await Promise.all([...quantityIds].map(async (id) => [id, await loadUnits(id)] as const));
  return Object.fromEntries(
    pairs.flatMap(([id, result]) => (result.state === 'ready' ? [[id, result.value]] : [])),
  );
}

/** Whose products a list holds. */
export interface ListScope {
  readonly categoryId: string;
  /** Only what this supplier sells. */
  readonly supplierId?: string;
}

/** One page of a category's products with the facets of its properties. */
export function loadProducts(
  { categoryId, supplierId }: ListScope,
  filter: CatalogueFilter,
  units: readonly MeasurementUnit[],
): Promise<QueryResult<SupplierProductSearch>> {
  const { kinds, priceKind, ...query } = toApiQuery(filter, units);
  // The domain checks only the form of names; the catalogue knows which of them exist.
  const named = { ...(kinds ? { kinds } : {}), ...(priceKind ? { priceKind: [priceKind] } : {}) };
  const params = {
    categoryId,
    ...(supplierId ? { supplierId } : {}),
    ...query,
    ...named,
  } as ListSupplierProductsParams;
  return load('list', [`category:${categoryId}`], (request) => listSupplierProducts(params, request));
}

/** The page an address without conditions on properties asks for: nothing else has to be read before it. */
export const loadPlainProducts = cache((categoryId: string, supplierId: string | undefined, query: string) =>
  loadProducts({ categoryId, supplierId }, parseFilter(new URLSearchParams(query)).filter, []),
);

/** How many products each of the given filters would leave; undefined where it could not be counted. */
export async function countProducts(
  scope: ListScope,
  filters: readonly CatalogueFilter[],
  units: readonly MeasurementUnit[],
): Promise<(number | undefined)[]> {
  return Promise.all(
    filters.map(async (filter) => {
      const result = await loadProducts(scope, { ...filter, pageNumber: 1, pageSize: 10 }, units);
      return result.state === 'ready' ? result.value.totalCount : undefined;
    }),
  );
}

export const loadListSupplier = cache((id: string) =>
  load('record', [`supplier:${id}`], (request) => getSupplier(id, request)),
);
