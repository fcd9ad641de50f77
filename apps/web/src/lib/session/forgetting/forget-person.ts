import { isRecord } from '@bazaar/domain/parse-json';
import { PENDING_ACTIONS_KEY } from '@/lib/actions/early-presses';
import { type BrowserStorage, deviceStorage, tabStorage } from '@/lib/storage/browser-storage';
import { findStoredKey, type StorageArea } from './stored-keys';

const STORAGES: Readonly<Record<StorageArea, BrowserStorage>> = { device: deviceStorage, tab: tabStorage };
const LEFT_BY_KEY = 'bazaar-left-by';

/**
 * Forgets a person whose session has ended: what is theirs is removed, what they never sent is put aside until they are back.
 *
 * @param areas `tab` alone when another person has logged in meanwhile: what the device has is already theirs
 */
export function forgetPerson(
  owner: string | undefined,
  areas: readonly StorageArea[] = ['device', 'tab'],
): void {
  const aside: Record<string, string> = {};
  for (const area of areas) {
    const storage = STORAGES[area];
    for (const key of storage.keys()) {
      const stored = findStoredKey(area, key);
      const isUnsent = stored?.keeping === 'unsent' && stored.hasOwner === undefined;
      // Without an owner it could be put aside for nobody, and stays.
      if (isUnsent && owner === undefined) continue;
      if (isUnsent) aside[`${area} ${key}`] = storage.read(key) ?? '';
      if (isUnsent || stored?.keeping === 'person') storage.remove(key);
    }
  }
  if (owner === undefined) return;
  if (tabStorage.read(PENDING_ACTIONS_KEY) !== null) tabStorage.write(LEFT_BY_KEY, owner);
  if (Object.keys(aside).length > 0)
    deviceStorage.writeJson(asideKey(owner), { ...readAside(owner), ...aside });
}

/** Gives back what this person never sent, beside what was collected before the login. */
export function restoreUnsent(owner: string): void {
  for (const [place, text] of Object.entries(readAside(owner))) {
    const [area = '', key = ''] = place.split(' ');
    const storage = STORAGES[area as StorageArea];
    if (storage === undefined || findStoredKey(area as StorageArea, key)?.keeping !== 'unsent') continue;
    storage.write(key, joined(storage.read(key), text));
  }
  deviceStorage.remove(asideKey(owner));
  const leftBy = tabStorage.read(LEFT_BY_KEY);
  // What one person meant is not done in the name of another.
  if (leftBy !== null && leftBy !== owner) tabStorage.remove(PENDING_ACTIONS_KEY);
  tabStorage.remove(LEFT_BY_KEY);
}

/** Returns both lists as one; of other values the present one. */
function joined(present: string | null, aside: string): string {
  if (present === null) return aside;
  try {
    const [one, other]: unknown[] = [JSON.parse(present), JSON.parse(aside)];
    if (!Array.isArray(one) || !Array.isArray(other)) return present;
    const known = new Set(one.map((item) => JSON.stringify(item)));
    return JSON.stringify([...one, ...other.filter((item) => !known.has(JSON.stringify(item)))]);
  } catch {
    return present;
  }
}

function readAside(owner: string): Readonly<Record<string, string>> {
  const stored = deviceStorage.readJson(asideKey(owner));
  return isRecord(stored) ? (stored as Record<string, string>) : {};
}

function asideKey(owner: string): string {
  return `bazaar-aside:${encodeURIComponent(owner)}`;
}
