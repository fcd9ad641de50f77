'use client';

import {
  getListFavoritesByTypeQueryOptions,
  getListFavoritesQueryOptions,
} from '@bazaar/api/hooks/user-favorites';
import type { PagedUserFavorite } from '@bazaar/api/model';
import { objectTypeOf } from '@bazaar/domain/memory/memory-kinds';
import { MEMORY_PAGE_SIZE } from '@bazaar/domain/memory/memory-query';
import { useQueries } from '@tanstack/react-query';
import { type PageRead, useJoinedPages } from '../frame/joined-pages';
import type { MemoryPlace } from '../frame/use-memory-place';

type Sort = NonNullable<NonNullable<Parameters<typeof getListFavoritesQueryOptions>[0]>['sort']>;
const fresh = { query: { staleTime: 0 } };

/** Reads the favourites that the address asks for: of all kinds, or of one. */
export function useFavouritePages({ kind, query }: MemoryPlace) {
  const { term, sort } = query;
  const type = objectTypeOf(kind);
  const filter = {
    ...(term === '' ? {} : { term }),
    ...(sort === undefined ? {} : { sort: sort as Sort }),
    pageSize: MEMORY_PAGE_SIZE,
  };
  const numbers = Array.from({ length: query.pages }, (_, index) => index + 1);
  const ofAll = useQueries({
    queries: (type === undefined ? numbers : []).map((pageNumber) =>
      getListFavoritesQueryOptions({ ...filter, pageNumber }, fresh),
    ),
  });
  const ofType = useQueries({
    queries: (type === undefined ? [] : numbers).map((pageNumber) =>
      getListFavoritesByTypeQueryOptions({ ...filter, type: type ?? 'Product', pageNumber }, fresh),
    ),
  });
  const reads: readonly PageRead<PagedUserFavorite>[] = type === undefined ? ofAll : ofType;
  return useJoinedPages(reads, ({ id }) => id);
}
