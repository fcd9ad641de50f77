import 'server-only';
import { listMeasurementUnits } from '@bazaar/api/measurement-quantities';
import type { MeasurementUnit, PropertyValue } from '@bazaar/api/model';
import { listOffersByProduct } from '@bazaar/api/supplier-products';
import { cache } from 'react';
import { load } from '@/lib/data/load';

/** Most offers shown. More suppliers of one product are rare; the page says when there are. */
const OFFERS_SHOWN = 50;

/** Loads a base product and all its offers, the cheapest first. */
export const loadBaseProduct = cache((id: string) =>
  load('record', [`base-product:${id}`], (request) =>
    listOffersByProduct({ baseProductId: id, pageNumber: 1, pageSize: OFFERS_SHOWN }, request),
  ),
);

const loadUnits = cache((quantityId: string) =>
  load('reference', ['units'], (request) => listMeasurementUnits(quantityId, request)),
);

/** Loads the units of the values' quantities, by id; a value whose units cannot be read keeps its own. */
export async function loadUnitsOfValues(
  values: readonly PropertyValue[],
): Promise<ReadonlyMap<string, MeasurementUnit>> {
  const ids = new Set(values.flatMap(({ measurementQuantityId: id }) => (id ? [id] : [])));
  const read = await Promise.all([...ids].map((id) => loadUnits(id)));
  const units = read.flatMap((result) => (result.state === 'ready' ? result.value : []));
  return new Map(units.map((unit) => [unit.id, unit]));
}
