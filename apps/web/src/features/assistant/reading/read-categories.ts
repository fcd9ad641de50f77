import 'server-only';
import type {
  MeasurementUnit,
  SupplierProduct,
  SupplierProductSearch,
  UnitOfMeasurement,
} from '@bazaar/api/model';
import type { Understanding } from '@bazaar/domain/assistant';
import type { CatalogueFilter } from '@bazaar/domain/catalogue-filter';
import { loadProducts } from '@/entities/catalogue-filter/data/load-list';
import { type QueryResult, ready, valueOr } from '@/lib/data/query-result';
import type { PropertiesById } from './load-vocabulary';

export interface ResultsRequest {
  readonly understanding: Understanding;
  /** The category in force; several for «both». */
  readonly categoryIds: readonly string[];
  readonly properties: PropertiesById;
  readonly units: readonly MeasurementUnit[];
  readonly tradeUnits: readonly UnitOfMeasurement[];
  readonly most: number;
}

/** Lowest public price of one unit in Rial. */
export const priceOf = ({ price }: SupplierProduct) => ('amountRial' in price ? price.amountRial : undefined);

export type Found = Pick<
  SupplierProductSearch,
  'items' | 'totalCount' | 'supplierCount' | 'isTotalEstimated'
>;
export const NOTHING: Found = { items: [], totalCount: 0, supplierCount: 0 };

/** Reads each category alone, with the conditions on properties it has, and joins the results. */
export async function readEach(
  { categoryIds, properties, units }: ResultsRequest,
  filter: CatalogueFilter,
): Promise<QueryResult<Found>> {
  const all = await Promise.all(
    categoryIds.map((categoryId) =>
      loadProducts({ categoryId }, ofCategory(filter, properties[categoryId]), units),
    ),
  );
  const failed = all.find(({ state }) => state === 'failed');
  if (failed !== undefined && failed.state === 'failed') return failed;
  const lists = all.map((result) => valueOr<Found, Found>(result, NOTHING));
  return ready({
    items: lists.flatMap(({ items }) => items),
    totalCount: lists.reduce((sum, { totalCount }) => sum + totalCount, 0),
    supplierCount: lists.reduce((sum, { supplierCount }) => sum + supplierCount, 0),
    isTotalEstimated: lists.some(({ isTotalEstimated }) => isTotalEstimated === true),
  });
}

/** Returns the filter without conditions on properties a category does not have: the catalogue refuses those. */
export function ofCategory(
  filter: CatalogueFilter,
  properties: ResultsRequest['properties'][string] = [],
): CatalogueFilter {
  const known = filter.properties.filter(({ propertyId }) =>
    properties.some(({ id, isFilterable }) => id === propertyId && isFilterable),
  );
  return { ...filter, properties: known };
}

/** Returns the conditions with those of a preference. */
export function joined(hard: CatalogueFilter, soft: CatalogueFilter): CatalogueFilter {
  const cities = [...new Set([...hard.saleCityIds, ...soft.saleCityIds])];
  return {
    ...hard,
    properties: [...hard.properties, ...soft.properties],
    saleCityIds: soft.saleCityIds.length > 0 ? soft.saleCityIds : cities,
    kinds: soft.kinds.length > 0 ? soft.kinds : hard.kinds,
    confirmedOnly: hard.confirmedOnly || soft.confirmedOnly,
    term: soft.term || hard.term,
  };
}
