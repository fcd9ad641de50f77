import 'server-only';
import { listMeasurementUnits } from '@bazaar/api/measurement-quantities';
import type { MeasurementUnit } from '@bazaar/api/model';
import {
  getSupplierProductCatalog,
  listOffersByProduct,
  listRelatedSupplierProducts,
  listSupplierProducts,
} from '@bazaar/api/supplier-products';
import { cache } from 'react';
import { load } from '@/lib/data/load';
import { valueOr } from '@/lib/data/query-result';

/** Related products: one row of the grid. */
const RELATED_COUNT = 4;
const OFFERS_SHOWN = 10;

/** Loads one supplier's product with everything its page shows. */
export const loadProduct = cache((id: string) =>
  load('record', [`product:${id}`], (request) => getSupplierProductCatalog(id, request)),
);

export const loadRelated = cache((id: string) =>
  load('record', [`product:${id}`], (request) =>
    listRelatedSupplierProducts(id, { count: RELATED_COUNT }, request),
  ),
);

/** Loads the same base product by every supplier; missing when the product has no base product. */
export const loadOffers = cache((productId: string) =>
  load('record', [`product:${productId}`], (request) =>
    listOffersByProduct({ productId, pageNumber: 1, pageSize: OFFERS_SHOWN }, request),
  ),
);

const loadUnitsOf = cache((quantityId: string) =>
  load('reference', ['units'], (request) => listMeasurementUnits(quantityId, request)),
);

/** Loads the units by quantity; a quantity whose units could not be read is left out and its values keep their own unit. */
export async function loadUnits(
  quantityIds: readonly string[],
): Promise<ReadonlyMap<string, readonly MeasurementUnit[]>> {
  const units = await Promise.all(
    quantityIds.map(async (id) => [id, valueOr(await loadUnitsOf(id), [])] as const),
  );
  return new Map(units);
}

/** Returns the names of the cities products are sold in. No call lists them, but every response of the catalogue contains its own. */
export const loadSaleCityNames = cache(async (): Promise<ReadonlyMap<string, string>> => {
  const search = await load('reference', ['sale-cities'], (request) =>
    listSupplierProducts({ pageNumber: 1, pageSize: 5 }, request),
  );
  return new Map(valueOr(search, { saleCities: [] }).saleCities.map(({ id, name }) => [id, name]));
});
