import { addFavorite, getFavoriteByObject, removeFavorite } from '@bazaar/api/user-favorites';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';

/** Id of the visitor's favourite for an object, or undefined when it is not one. */
export async function findFavourite({ objectType, objectId }: FavouriteObject): Promise<string | undefined> {
  return (await getFavoriteByObject({ objectType, objectId }))?.id;
}

/** Adds; the same `key` twice adds once. Answers the favourite's id. */
export async function addFavourite({ objectType, objectId }: FavouriteObject, key: string): Promise<string> {
  return (await addFavorite({ objectType, objectId }, { headers: { 'idempotency-key': key } })).id;
}

export async function removeFavourite(id: string): Promise<void> {
  await removeFavorite(id);
}
