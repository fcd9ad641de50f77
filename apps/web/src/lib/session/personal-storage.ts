import { tabStorage } from '@/lib/storage/browser-storage';

const KEYS = { name: 'bazaar-profile-name', picture: 'bazaar-profile-picture' } as const;

/**
 * Returns what this tab has stored about the logged-in person, so that the header of the next page makes no call; undefined when nothing is
 * stored.
 */
export function readStored(what: keyof typeof KEYS): string | undefined {
  return tabStorage.read(KEYS[what]) ?? undefined;
}

export function keepOfPerson(what: keyof typeof KEYS, value: string): void {
  tabStorage.write(KEYS[what], value);
}

/** Forgets what the header shows, so that it is read again. */
export function forgetHeader(): void {
  for (const key of Object.values(KEYS)) tabStorage.remove(key);
}
