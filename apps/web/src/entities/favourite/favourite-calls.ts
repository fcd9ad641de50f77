import { httpClient } from '@bazaar/api/http';
import type { UserFavorite } from '@bazaar/api/model';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';

// The generated fetchers stand beside the hooks, and with them the query library: too much for a button on a public page.
const PATH = '/api/v1/userfavorites';

/** Id of the visitor's favourite for an object, or undefined when it is not one. */
export async function findFavourite({ objectType, objectId }: FavouriteObject): Promise<string | undefined> {
  const query = new URLSearchParams({ objectType, objectId });
  return (await httpClient<UserFavorite | undefined>(`${PATH}/by-object-id?${query}`))?.id;
}

/** Adds; the same `key` twice adds once. Answers the favourite's id. */
export async function addFavourite({ objectType, objectId }: FavouriteObject, key: string): Promise<string> {
  const added = await httpClient<UserFavorite>(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ objectType, objectId }),
  });
  return added.id;
}

export async function removeFavourite(id: string): Promise<void> {
  await httpClient(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });
}
