import { type NamedObject, pressFavourite, readNamedObject } from '@bazaar/domain/favourites/favourite';
import type { ActionPress } from '@/lib/actions/action-table';
import { loginFirst } from '@/lib/actions/login-first';
import { isolateCodes } from '@/lib/text/isolate-codes';
import { showToast } from '@/lib/toasts/toasts';
import { favouriteMessages } from '@/translations/favourites';
import { addFavourite, removeFavourite } from './favourite-calls';
import { favouriteKey, setFavourite } from './favourite-store';
import { readFavourite } from './read-favourite';

/** Objects with a pending call: a second press, or a key held down, sends nothing. */
const busy = new Set<string>();
/** Idempotency keys by object, until the catalogue has responded: the same press adds once. */
const keys = new Map<string, string>();

/** Adds an object to the favourites or removes it. Shows the new state at once, and reverts it with a toast when the call fails. */
export async function toggleFavourite(press: ActionPress): Promise<void> {
  const object = readNamedObject(press.payload);
  if (object === undefined || busy.has(favouriteKey(object))) return;
  busy.add(favouriteKey(object));
  try {
    await toggle(object, press.isReplay ?? false);
  } catch (error) {
    if ((error as { status?: number }).status === 401) loginFirst(press);
    else showToast({ status: 'error', title: favouriteMessages.failed });
  } finally {
    busy.delete(favouriteKey(object));
  }
}

async function toggle(object: NamedObject, isReplay: boolean): Promise<void> {
  const key = favouriteKey(object);
  const favouriteId = await readFavourite(object);
  const step = pressFavourite({ favouriteId, isReplay });
  if (step.kind === 'nothing') return;
  const isOn = step.kind === 'add';
  setFavourite(key, { isOn, id: favouriteId });
  try {
    const id = isOn ? await add(object) : await remove(step.favouriteId);
    setFavourite(key, { isOn, id });
  } catch (error) {
    setFavourite(key, { isOn: !isOn, id: favouriteId });
    throw error;
  }
  const text = isOn ? favouriteMessages.added : favouriteMessages.removed;
  showToast({ status: 'success', title: text(isolateCodes(object.title)) });
}

async function add(object: NamedObject): Promise<string> {
  const name = favouriteKey(object);
  const key = keys.get(name) ?? crypto.randomUUID();
  keys.set(name, key);
  const id = await addFavourite(object, key);
  keys.delete(name);
  return id;
}

async function remove(favouriteId: string): Promise<undefined> {
  await removeFavourite(favouriteId);
}
