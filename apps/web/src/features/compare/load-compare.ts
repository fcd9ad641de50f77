import 'server-only';
import { listCategoryProperties } from '@bazaar/api/categories';
import { listMeasurementUnits } from '@bazaar/api/measurement-quantities';
import type { CategoryProperty, MeasurementUnit } from '@bazaar/api/model';
import { getSupplierProductCatalog } from '@bazaar/api/supplier-products';
import { cache } from 'react';
import { load } from '@/lib/data/load';

export const loadComparedProduct = cache((id: string) =>
  load('record', [`product:${id}`], (request) => getSupplierProductCatalog(id, request)),
);

export const loadComparedProperties = cache((categoryId: string) =>
  load('category', [`category:${categoryId}`], (request) =>
    listCategoryProperties(categoryId, undefined, request),
  ),
);

const loadUnits = cache((quantityId: string) =>
  load('reference', ['units'], (request) => listMeasurementUnits(quantityId, request)),
);

export type UnitsByQuantityId = Readonly<Record<string, readonly MeasurementUnit[]>>;

/** Loads the units of every quantity the properties are measured in; a quantity whose units cannot be read keeps the given ones. */
export async function loadComparedUnits(properties: readonly CategoryProperty[]): Promise<UnitsByQuantityId> {
  const ids = new Set(properties.flatMap(({ measurementQuantityId: id }) => (id ? [id] : [])));
  const pairs = await Promise.all([...ids].map(async (id) => [id, await loadUnits(id)] as const));
  return Object.fromEntries(
    pairs.flatMap(([id, result]) => (result.state === 'ready' ? [[id, result.value]] : [])),
  );
}
