import { tabStorage } from '@/lib/storage/browser-storage';

const KEY = 'bazaar-soft-target';
/** Lifetime in ms: a page that failed later was requested in another way. */
const REMEMBERED_MS = 10_000;

/** Stores which page a link inside the site leads to, because the router reloads a page that answers with an error. */
export function rememberClientTarget(path: string, nowMs: number = Date.now()): void {
  // Without storage a dead link is reported in place, as on a first load.
  tabStorage.writeJson(KEY, { path, atMs: nowMs });
}

/**
 * Returns true when the current page came by a link inside the site and not with a document of its own: the browser recorded another
 * address for the document, or the router fell back to a document for the target of a link.
 */
export function cameByClientNavigation(currentPath: string, nowMs: number = Date.now()): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isOtherDocument =
    entry !== undefined && URL.canParse(entry.name) && new URL(entry.name).pathname !== currentPath;
  return isOtherDocument || isClientTarget(currentPath, nowMs);
}

function isClientTarget(currentPath: string, nowMs: number): boolean {
  const stored = tabStorage.readJson(KEY) as { path?: string; atMs?: number } | null | undefined;
  return stored?.path === currentPath && stored.atMs !== undefined && nowMs - stored.atMs < REMEMBERED_MS;
}
