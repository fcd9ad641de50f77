const KEY = 'bazaar-soft-target';
/** A page that took longer than this to fail was asked for in another way since. */
const REMEMBERED_MS = 10_000;

/** Remembers which page a link inside the site leads to, because the router loads a page whole that answers with an error. */
export function rememberClientTarget(path: string, nowMs: number = Date.now()): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, atMs: nowMs }));
  } catch {
    // Without it a dead link is told in place, as on a first load.
  }
}

/**
 * True when the address on screen came by a link inside the site and not with a document of its own: the browser recorded
 * another address for the document, or the router fell back to a document for the page a link led to.
 */
export function cameByClientNavigation(currentPath: string, nowMs: number = Date.now()): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const isOtherDocument =
    entry !== undefined && URL.canParse(entry.name) && new URL(entry.name).pathname !== currentPath;
  return isOtherDocument || isClientTarget(currentPath, nowMs);
}

function isClientTarget(currentPath: string, nowMs: number): boolean {
  try {
    const { path, atMs } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as {
      path?: string;
      atMs?: number;
    };
    return path === currentPath && atMs !== undefined && nowMs - atMs < REMEMBERED_MS;
  } catch {
    return false;
  }
}
