import type { AppRouter } from './site-router';

/** How the browser itself goes to an address. */
export type WholeNavigation = Pick<Location, 'assign' | 'replace' | 'reload'>;

/**
 * Makes every way of going on load a document: links, forms and whatever else asks the framework's router, which is one object for all of
 * them, and the browser's own back and forward. Nothing is fetched ahead any more. Returns the function that gives the router back.
 */
export function loadDocuments(router: AppRouter, whole: WholeNavigation = location): () => void {
  const { push, replace, refresh, prefetch } = router;
  const here = location.pathname + location.search;
  router.push = (href) => whole.assign(href);
  router.replace = (href) => whole.replace(href);
  router.refresh = () => whole.reload();
  router.prefetch = () => {};
  const onStep = (event: PopStateEvent) => {
    // A step to another place of the page on screen is no navigation.
    if (location.pathname + location.search === here) return;
    event.stopImmediatePropagation();
    whole.reload();
  };
  addEventListener('popstate', onStep, { capture: true });
  return () => {
    Object.assign(router, { push, replace, refresh, prefetch });
    removeEventListener('popstate', onStep, { capture: true });
  };
}
