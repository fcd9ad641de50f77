/** How the browser itself goes to an address. */
export type WholeNavigation = Pick<Location, 'assign' | 'replace' | 'reload'>;

let isWhole = false;

/** True when every further navigation of this document loads another one. */
export function loadsDocuments(): boolean {
  return isWhole;
}

/**
 * Makes every way of going on load a document: what asks the site's router, and the browser's own back and forward. Nothing is fetched
 * ahead any more. Returns the function that takes it back.
 */
export function loadDocuments(whole: WholeNavigation = location): () => void {
  isWhole = true;
  const here = location.pathname + location.search;
  const onStep = (event: PopStateEvent) => {
    // A step to another place of the page on screen is no navigation.
    if (location.pathname + location.search === here) return;
    // The framework would draw what it has kept of that page.
    event.stopImmediatePropagation();
    whole.reload();
  };
  addEventListener('popstate', onStep, { capture: true });
  return () => {
    isWhole = false;
    removeEventListener('popstate', onStep, { capture: true });
  };
}
