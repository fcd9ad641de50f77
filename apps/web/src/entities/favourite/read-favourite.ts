import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { appStore } from '@/lib/session/app-state';
import { findFavourite } from './favourite-calls';
import { favouriteKey, favouriteStore, setFavourite } from './favourite-store';

/** Pending reads, shared by everyone who needs the same response. */
const reads = new Map<string, Promise<string | undefined>>();

// A page that outlives the session shows nothing of the person any more.
appStore.subscribe((state, before) => {
  if (before.isLoggedIn && state.UserId !== before.UserId) favouriteStore.setState({}, true);
});

/** Returns the id of the visitor's favourite for an object; undefined when it is none. Reads it once per page. */
export async function readFavourite(object: FavouriteObject): Promise<string | undefined> {
  const key = favouriteKey(object);
  const known = favouriteStore.getState()[key];
  if (known !== undefined) return known.id;
  const read = reads.get(key) ?? findFavourite(object).finally(() => reads.delete(key));
  reads.set(key, read);
  const id = await read;
  setFavourite(key, { isOn: id !== undefined, id });
  return id;
}
