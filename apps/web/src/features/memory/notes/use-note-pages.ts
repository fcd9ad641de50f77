'use client';

import { getListNotesQueryOptions } from '@bazaar/api/hooks/notes';
import { objectTypeOf } from '@bazaar/domain/memory/memory-kinds';
import { MEMORY_PAGE_SIZE } from '@bazaar/domain/memory/memory-query';
import { useQueries } from '@tanstack/react-query';
import { useJoinedPages } from '../frame/joined-pages';
import type { MemoryPlace } from '../frame/use-memory-place';

type Params = NonNullable<Parameters<typeof getListNotesQueryOptions>[0]>;

/** Reads the notes that the address asks for. */
export function useNotePages({ kind, query }: MemoryPlace) {
  const { term, color, reminder, sort } = query;
  const objectType = objectTypeOf(kind);
  const filter: Params = {
    ...(objectType === undefined ? {} : { objectType }),
    ...(term === '' ? {} : { term }),
    ...(color === undefined ? {} : { color }),
    ...(reminder === undefined ? {} : { reminder }),
    ...(sort === undefined ? {} : { sort: sort as NonNullable<Params['sort']> }),
    pageSize: MEMORY_PAGE_SIZE,
  };
  const reads = useQueries({
    queries: Array.from({ length: query.pages }, (_, index) =>
      getListNotesQueryOptions({ ...filter, pageNumber: index + 1 }, { query: { staleTime: 0 } }),
    ),
  });
  return useJoinedPages(reads, ({ id }) => id);
}
