import 'server-only';
import { listCategoryProperties } from '@bazaar/api/categories';
import { listMeasurementUnits } from '@bazaar/api/measurement-quantities';
import type { Category } from '@bazaar/api/model';
import { cache } from 'react';
import { preloadAds } from '@/entities/advertisement/load-advertisements';
import { load } from '@/lib/data/load';
import { optionalData } from '@/lib/data/optional-data';
import { paths } from '@/lib/navigation/paths';
import { type PropertiesData, readConversion } from './properties-data';

export type PropertiesResult =
  | { readonly state: 'ready'; readonly data: PropertiesData }
  /** The category has no properties: its landing page says more. */
  | { readonly state: 'moved'; readonly href: string }
  | { readonly state: 'failed' };

const loadProperties = cache((categoryId: string) =>
  load('category', [`category:${categoryId}`], (request) =>
    listCategoryProperties(categoryId, undefined, request),
  ),
);

const loadUnits = cache((quantityId: string) =>
  load('reference', ['units'], (request) => listMeasurementUnits(quantityId, request)),
);

/** Starts the read that needs only the category's id. */
export function preloadProperties(categoryId: string): void {
  void loadProperties(categoryId);
  preloadAds('category', categoryId);
}

/** Reads the properties of a category and the units of their quantities; a quantity that cannot be read has none. */
export async function readProperties(category: Category, params: URLSearchParams): Promise<PropertiesResult> {
  const result = await optionalData(loadProperties(category.id));
  if (result.state !== 'ready') return { state: 'failed' };
  const properties = result.value.toSorted((left, right) => left.sortOrder - right.sortOrder);
  if (properties.length === 0) return { state: 'moved', href: paths.category(category) };
  const quantityIds = new Set(properties.flatMap(({ measurementQuantityId: id }) => (id ? [id] : [])));
  const units = await Promise.all([...quantityIds].map(async (id) => [id, await loadUnits(id)] as const));
  return {
    state: 'ready',
    data: {
      path: paths.categoryProperties(category),
      category,
      properties,
      units: Object.fromEntries(
        units.flatMap(([id, read]) => (read.state === 'ready' ? [[id, read.value]] : [])),
      ),
      requested: readConversion(params),
    },
  };
}
