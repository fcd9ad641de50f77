'use client';

import { getListCategoryPropertiesQueryOptions } from '@bazaar/api/hooks/categories';
import { getListMeasurementUnitsQueryOptions } from '@bazaar/api/hooks/measurement-quantities';
import type { CategoryProperty, LastVisit } from '@bazaar/api/model';
import { useQueries } from '@tanstack/react-query';

export interface VisitedProperties {
  readonly byCategory: ReadonlyMap<string, readonly CategoryProperty[]>;
  /** Symbols of the units that filters name otherwise than their properties, by id. */
  readonly unitTexts: ReadonlyMap<string, string>;
  /** The reads that name the filters; a filter that cannot be named is still counted. */
  readonly query: { readonly data: unknown; readonly isError: boolean; refetch(): unknown };
}

/** Reads the properties of every category whose list was visited with filters, once each, and the units these filters are in. */
export function useVisitedProperties(visits: readonly LastVisit[]): VisitedProperties {
  const filtered = visits.filter(({ objectType, path }) => objectType === 'Category' && /[?&]f=/.test(path));
  const ids = [...new Set(filtered.map(({ objectId }) => objectId))];
  const properties = useQueries({ queries: ids.map((id) => getListCategoryPropertiesQueryOptions(id, {})) });
  const byCategory = new Map(ids.map((id, index) => [id, properties[index]?.data ?? []]));
  const quantities = new Set(
    filtered.flatMap(({ objectId, path }) => quantitiesOf(path, byCategory.get(objectId) ?? [])),
  );
  const units = useQueries({
    queries: [...quantities].map((id) => getListMeasurementUnitsQueryOptions(id)),
  });
  const failed = [...properties, ...units].filter(({ isError, data }) => isError && data === undefined);
  return {
    byCategory,
    unitTexts: new Map(units.flatMap(({ data = [] }) => data.map((unit) => [unit.id, unit.displayText]))),
    query: {
      data: failed.length === 0 ? true : undefined,
      isError: failed.length > 0,
      refetch: () => Promise.all(failed.map((read) => read.refetch())),
    },
  };
}

/** Returns the quantities of which a path names another unit than that of its property. */
function quantitiesOf(path: string, properties: readonly CategoryProperty[]): string[] {
  return new URLSearchParams(path.split('?')[1]).getAll('f').flatMap((text) => {
    const [, id, unit] = /^([\w-]+):.*@([\w-]+)$/.exec(text) ?? [];
    const property = properties.find((each) => each.id === id);
    const isOther = property !== undefined && property.defaultMeasurementUnitId !== unit;
    return isOther && property.measurementQuantityId ? [property.measurementQuantityId] : [];
  });
}
