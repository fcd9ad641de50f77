import { ask, json } from '@/platform/http/ask';
import type { FavouriteObject } from './favourite-object';

/** Id of the visitor's favourite for an object, or undefined when it is not one. */
export async function findFavourite({ objectType, objectId }: FavouriteObject): Promise<string | undefined> {
  const query = new URLSearchParams({ objectType, objectId });
  const found = await ask<{ id: string } | undefined>(`/userfavorites/by-object-id?${query}`);
  return found?.id;
}

/** Adds; the same `key` twice adds once. Answers the favourite's id. */
export async function addFavourite({ objectType, objectId }: FavouriteObject, key: string): Promise<string> {
  const init = json({ objectType, objectId }, { 'idempotency-key': key });
  return (await ask<{ id: string }>('/userfavorites', { method: 'POST', ...init })).id;
}

export async function removeFavourite(id: string): Promise<void> {
  await ask(`/userfavorites/${encodeURIComponent(id)}`, { method: 'DELETE' });
}
