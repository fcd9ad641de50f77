import { addFavorite, getFavoriteByObject, removeFavorite } from '@bazaar/api/user-favorites';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';

/** Returns the id of the visitor's favourite for an object; undefined when it is none. */
export async function findFavourite({ objectType, objectId }: FavouriteObject): Promise<string | undefined> {
  return (await getFavoriteByObject({ objectType, objectId }))?.id;
}

/** Adds an object; the same `key` adds once. Returns the favourite's id. */
export async function addFavourite({ objectType, objectId }: FavouriteObject, key: string): Promise<string> {
  return (await addFavorite({ objectType, objectId }, { headers: { 'idempotency-key': key } })).id;
}

export async function removeFavourite(id: string): Promise<void> {
  await removeFavorite(id);
}
