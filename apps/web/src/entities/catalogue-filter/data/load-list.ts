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
import { type CatalogueFilter, toApiQuery } from '@bazaar/domain/catalogue-filter';
import { cache } from 'react';
import { parseKnownFilter } from '@/entities/catalogue-filter/address/known-kinds';
import { load } from '@/lib/data/load';
import type { QueryResult } from '@/lib/data/query-result';

/** Loads the filterable and key properties of a category, in order. */
export const loadProperties = cache((categoryId: string) =>
  load('category', [`category:${categoryId}`], async (request) => {
    const properties = await listCategoryProperties(categoryId, undefined, request);
    return properties.toSorted((left, right) => left.sortOrder - right.sortOrder);
  }),
);

/** Loads the units of one quantity. */
export const loadUnits = cache((quantityId: string) =>
  load('reference', ['units'], (request) => listMeasurementUnits(quantityId, request)),
);

export type UnitsByQuantityId = Readonly<Record<string, readonly MeasurementUnit[]>>;

/** Loads the units of every quantity the properties are measured in. A quantity whose units cannot be read is left out. */
export async function loadUnitsOf(properties: readonly CategoryProperty[]): Promise<UnitsByQuantityId> {
  const quantityIds = new Set(properties.flatMap(({ measurementQuantityId: id }) => (id ? [id] : [])));
  const pairs = await Promise.all([...quantityIds].map(async (id) => [id, await loadUnits(id)] as const));
  return Object.fromEntries(
    pairs.flatMap(([id, result]) => (result.state === 'ready' ? [[id, result.value]] : [])),
  );
}

/** Which products a list holds. */
export interface ListScope {
  readonly categoryId: string;
  /** Only products of this supplier. */
  readonly supplierId?: string;
}

/** Loads one page of a category's products with the facets of its properties. */
export function loadProducts(
  { categoryId, supplierId }: ListScope,
  filter: CatalogueFilter,
  units: readonly MeasurementUnit[],
): Promise<QueryResult<SupplierProductSearch>> {
  const { kinds, priceKind, ...query } = toApiQuery(filter, units);
  // Addresses are parsed to the kinds the contract names (`parseKnownFilter`).
  const named = { ...(kinds ? { kinds } : {}), ...(priceKind ? { priceKind: [priceKind] } : {}) };
  const params = {
    categoryId,
    ...(supplierId ? { supplierId } : {}),
    ...query,
    ...named,
  } as ListSupplierProductsParams;
  return load('list', [`category:${categoryId}`], (request) => listSupplierProducts(params, request));
}

/** Loads the page for an address without property filters: no other read has to come first. */
export const loadPlainProducts = cache((categoryId: string, supplierId: string | undefined, query: string) =>
  loadProducts({ categoryId, supplierId }, parseKnownFilter(new URLSearchParams(query)).filter, []),
);

/** Returns how many products each of the given filters would leave; undefined where the count could not be read. */
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
