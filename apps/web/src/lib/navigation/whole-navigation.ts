/** The browser's own navigation. */
export type WholeNavigation = Pick<Location, 'assign' | 'replace' | 'reload'>;

let isWhole = false;

/** Returns true when every further navigation of this document loads another one. */
export function loadsDocuments(): boolean {
  return isWhole;
}

/**
 * Makes every further navigation load a document: by the site's router, and by the browser's own back and forward. Prefetching stops.
 * Returns the function that undoes it.
 */
export function loadDocuments(whole: WholeNavigation = location): () => void {
  isWhole = true;
  const here = location.pathname + location.search;
  const onStep = (event: PopStateEvent) => {
    // A step to another place of the current page is no navigation.
    if (location.pathname + location.search === here) return;
    // The framework would show its cached copy of that page.
    event.stopImmediatePropagation();
    whole.reload();
  };
  addEventListener('popstate', onStep, { capture: true });
  return () => {
    isWhole = false;
    removeEventListener('popstate', onStep, { capture: true });
  };
}
