import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import type { MemoryPlace } from './use-memory-place';

/** Returns whether a row is about the object whose timeline is open. */
export function isOpenObject({ query }: MemoryPlace, { objectType, objectId }: FavouriteObject): boolean {
  return query.object?.objectType === objectType && query.object.objectId === objectId;
}
