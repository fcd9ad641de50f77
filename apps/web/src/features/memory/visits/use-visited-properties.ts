'use client';

import { getListCategoryPropertiesQueryOptions } from '@bazaar/api/hooks/categories';
import type { CategoryProperty, LastVisit } from '@bazaar/api/model';
import { useQueries } from '@tanstack/react-query';

export interface VisitedProperties {
  readonly byCategory: ReadonlyMap<string, readonly CategoryProperty[]>;
  /** The reads that name the filters; a filter that cannot be named is still counted. */
  readonly query: { readonly data: unknown; readonly isError: boolean; refetch(): unknown };
}

/** Reads the properties of every category whose list was visited with filters, once each. */
export function useVisitedProperties(visits: readonly LastVisit[]): VisitedProperties {
  const ids = [
    ...new Set(
      visits
        .filter(({ objectType, path }) => objectType === 'Category' && /[?&]f=/.test(path))
        .map(({ objectId }) => objectId),
    ),
  ];
  const reads = useQueries({ queries: ids.map((id) => getListCategoryPropertiesQueryOptions(id, {})) });
  const failed = reads.filter(({ isError, data }) => isError && data === undefined);
  return {
    byCategory: new Map(ids.map((id, index) => [id, reads[index]?.data ?? []])),
    query: {
      data: failed.length === 0 ? true : undefined,
      isError: failed.length > 0,
      refetch: () => Promise.all(failed.map((read) => read.refetch())),
    },
  };
}
