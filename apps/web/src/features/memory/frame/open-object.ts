'use client';

import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { TWO_PANES } from '@/lib/media/two-panes';
import { useMediaQuery } from '@/lib/media/use-media-query';
import type { MemoryPlace } from './use-memory-place';

/** Returns the object whose timeline is open: the one in the address, and beside the list, without one, that of the first row. */
export function useOpenObject(
  { query }: MemoryPlace,
  first: FavouriteObject | undefined,
): FavouriteObject | undefined {
  const hasRoom = useMediaQuery(TWO_PANES);
  if (query.object !== undefined || !hasRoom || first === undefined) return query.object;
  const { objectType, objectId } = first;
  return { objectType, objectId };
}

/** Returns whether a row is about the object whose timeline is open. */
export function isOpenObject(
  opened: FavouriteObject | undefined,
  { objectType, objectId }: FavouriteObject,
): boolean {
  return opened?.objectType === objectType && opened.objectId === objectId;
}
