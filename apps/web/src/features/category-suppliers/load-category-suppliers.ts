import 'server-only';
import { listCategorySuppliersWithCatalog, searchCategorySuppliers } from '@bazaar/api/categories';
import type {
  CategorySupplierQuery,
  CategorySupplierSearch,
  MeasurementUnit,
  SupplierWithProducts,
} from '@bazaar/api/model';
import {
  type CatalogueFilter,
  inBaseUnit,
  type SelectedCategoryProperty,
} from '@bazaar/domain/catalogue-filter';
import { load } from '@/lib/data/load';
import { type QueryResult, ready } from '@/lib/data/query-result';
import { shareBriefly } from '@/lib/data/share-briefly';

/** Suppliers come with up to four products each, so their pages are shorter than those of products. */
const CATEGORY_SUPPLIERS_PAGE_SIZE = 10;

export interface FoundCategorySuppliers {
  readonly items: readonly SupplierWithProducts[];
  readonly totalCount: number;
  readonly isTotalEstimated?: boolean;
  readonly facets: CategorySupplierSearch['facets'];
  readonly saleCities: CategorySupplierSearch['saleCities'];
}

/**
 * Loads the suppliers of a category. Their properties are filtered by a POST, which is never repeated automatically; the unfiltered list
 * comes by a GET, and its filters have no counts when the POST beside it fails.
 */
export async function loadCategorySuppliers(
  categoryId: string,
  filter: CatalogueFilter,
  units: readonly MeasurementUnit[],
): Promise<QueryResult<FoundCategorySuppliers>> {
  if (isNarrowed(filter)) return searchOnce(categoryId, toCategorySuppliersQuery(filter, units));
  const [list, counted] = await Promise.all([
    load('list', [`category:${categoryId}`], (request) =>
      listCategorySuppliersWithCatalog(
        categoryId,
        { pageNumber: filter.pageNumber, pageSize: CATEGORY_SUPPLIERS_PAGE_SIZE },
        request,
      ),
    ),
    search(categoryId, { pageSize: 1 }),
  ]);
  if (list.state !== 'ready') return list;
  const { facets, saleCities } = counted.state === 'ready' ? counted.value : { facets: [], saleCities: [] };
  return ready({ ...list.value, facets, saleCities });
}

/** Returns how many suppliers each of the given filters would leave; undefined where the count could not be read. */
export function countCategorySuppliers(
  categoryId: string,
  filters: readonly CatalogueFilter[],
  units: readonly MeasurementUnit[],
): Promise<(number | undefined)[]> {
  return Promise.all(
    filters.map(async (filter) => {
      const query = { ...toCategorySuppliersQuery({ ...filter, pageNumber: 1 }, units), pageSize: 1 };
      const found = await searchOnce(categoryId, query);
      return found.state === 'ready' ? found.value.totalCount : undefined;
    }),
  );
}

/** Searches once for pages rendered per request, which the router may request twice; a cached page makes its own call. */
function searchOnce(
  categoryId: string,
  query: CategorySupplierQuery,
): Promise<QueryResult<CategorySupplierSearch>> {
  return shareBriefly(`makers:${categoryId}:${JSON.stringify(query)}`, () => search(categoryId, query));
}

function search(
  categoryId: string,
  query: CategorySupplierQuery,
): Promise<QueryResult<CategorySupplierSearch>> {
  return load('list', [`category:${categoryId}`], (request) =>
    searchCategorySuppliers(categoryId, query, request),
  );
}

function isNarrowed({ properties, saleCityIds, kinds, confirmedOnly, sort }: CatalogueFilter): boolean {
  return properties.length + saleCityIds.length + kinds.length > 0 || confirmedOnly || sort !== undefined;
}

/** Returns the filter as the body of the search: numbers in base units. */
export function toCategorySuppliersQuery(
  filter: CatalogueFilter,
  units: readonly MeasurementUnit[],
): CategorySupplierQuery {
  const { properties, saleCityIds, kinds, confirmedOnly, sort, pageNumber } = filter;
  return {
    properties: properties.map((property) => toSelected(inBaseUnit(property, units))),
    ...(saleCityIds.length > 0 ? { saleCityIds: [...saleCityIds] } : {}),
    // Addresses are parsed to the kinds the contract names (`parseKnownFilter`).
    ...(kinds.length > 0 ? { kinds: [...kinds] as CategorySupplierQuery['kinds'] } : {}),
    ...(confirmedOnly ? { confirmedOnly } : {}),
    ...(sort === 'name' ? { sort } : {}),
    pageNumber,
    pageSize: CATEGORY_SUPPLIERS_PAGE_SIZE,
  };
}

function toSelected(
  property: SelectedCategoryProperty,
): NonNullable<CategorySupplierQuery['properties']>[number] {
  const { propertyId } = property;
  switch (property.kind) {
    case 'options':
      return { propertyId, optionIds: [...property.optionIds] };
    case 'boolean':
      return { propertyId, bool: property.isTrue };
    case 'range': {
      const { value, maxValue, measurementUnitId } = property;
      return {
        propertyId,
        ...(value === undefined ? {} : { value }),
        ...(maxValue === undefined ? {} : { maxValue }),
        ...(measurementUnitId === undefined ? {} : { measurementUnitId }),
      };
    }
  }
}
