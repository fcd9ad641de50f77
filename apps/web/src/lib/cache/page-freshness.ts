import type { SetContext, Stored } from '../framework/file-system-cache.ts';
import type { PageRecord } from '../framework/local-pages.ts';
import { INCOMPLETE_SECONDS } from './cache-tags.ts';

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

/** Returns the context of an entry that is to be rendered anew after ten seconds, or after its own lifetime where that is shorter. */
export function renderedSoon(context: SetContext): SetContext {
  const { cacheControl } = context as Pick<PageRecord, 'cacheControl'>;
  const revalidate = Math.min(cacheControl?.revalidate || Number.POSITIVE_INFINITY, INCOMPLETE_SECONDS);
  const soon = { ...cacheControl, revalidate };
  return { ...context, cacheControl: soon } as unknown as SetContext;
}
