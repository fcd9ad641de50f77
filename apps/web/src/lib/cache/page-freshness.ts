import type { Stored } from '../framework/file-system-cache.ts';

/** Lifetime in seconds that the framework assumes of an entry that states none. */
const UNSTATED_S = 1;

/** Returns true for an entry that the framework will send without rendering the page anew. */
export function isFresh(stored: Pick<Stored, 'lastModified'> | null | undefined): boolean {
  if (!stored) return false;
  const seconds = lifetimeOf(stored);
  return seconds === false || (stored.lastModified ?? 0) + seconds * 1_000 > Date.now();
}

/** Returns the seconds after which an entry is rendered anew; false for never. */
export function lifetimeOf(stored: Pick<Stored, 'lastModified'>): number | false {
  const { cacheControl } = stored as { cacheControl?: { revalidate?: number | false } };
  return cacheControl?.revalidate ?? UNSTATED_S;
}
