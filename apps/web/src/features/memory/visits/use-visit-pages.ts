'use client';

import { getListLastVisitsQueryOptions } from '@bazaar/api/hooks/page-visits';
import { objectTypeOf } from '@bazaar/domain/memory/memory-kinds';
import { MEMORY_PAGE_SIZE } from '@bazaar/domain/memory/memory-query';
import { useQueries } from '@tanstack/react-query';
import { favouriteKey } from '@/entities/favourite/favourite-store';
import { useJoinedPages } from '../frame/joined-pages';
import type { MemoryPlace } from '../frame/use-memory-place';

/** Reads the visits that the address asks for. */
export function useVisitPages({ kind, query }: MemoryPlace) {
  const type = objectTypeOf(kind);
  const filter = {
    ...(type === undefined ? {} : { type }),
    ...(query.term === '' ? {} : { term: query.term }),
    pageSize: MEMORY_PAGE_SIZE,
  };
  const reads = useQueries({
    queries: Array.from({ length: query.pages }, (_, index) =>
      getListLastVisitsQueryOptions({ ...filter, pageNumber: index + 1 }, { query: { staleTime: 0 } }),
    ),
  });
  return useJoinedPages(reads, favouriteKey);
}
