import { clientTarget, isProduct } from './link-target';

/** How long in ms a link has to stay in view: what is scrolled past is not fetched. */
const REST_MS = 250;
/** Pause in ms after a document has loaded, where products would load a script and a stylesheet of their own. */
const SETTLING_MS = 1_200;
/** The next lines are fetched before they are scrolled to, and no more: each page may have to be rendered on the server first. */
const MARGIN = '0px 0px 25% 0px';

/**
 * Reports links to products that stay in view or just below it, in their order, with a question whether they still are. Other kinds of
 * pages would load scripts of their own. Returns the function that stops it.
 */
export function watchLinks(onRest: (link: HTMLAnchorElement, isInView: () => boolean) => void): () => void {
  const settledMs = loadedMs() + SETTLING_MS;
  const restMs = () =>
    isProduct(location.pathname) ? REST_MS : REST_MS + Math.max(0, settledMs - performance.now());
  const resting = new Map<Element, number>();
  const view = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(resting.get(target));
        resting.delete(target);
        if (isIntersecting) resting.set(target, window.setTimeout(rest, restMs(), target));
      }
    },
    { rootMargin: MARGIN },
  );
  const rest = (link: HTMLAnchorElement) => onRest(link, () => link.isConnected && resting.has(link));
  const look = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      const href = clientTarget(link, location);
      if (href && isProduct(href)) view.observe(link);
    }
  };
  // A page that a press has opened is painted first: after a press the browser holds timers back until then.
  const changes = new MutationObserver(() => setTimeout(look));
  look();
  // A new page is a change right under `main`; later changes of its islands may be ignored.
  const main = document.getElementById('main');
  if (main) changes.observe(main, { childList: true });
  return () => {
    changes.disconnect();
    view.disconnect();
    // None of them is in view any more: what still waits is left out.
    resting.clear();
  };
}

/** When the document had loaded; on a slow line its script comes later. */
function loadedMs(): number {
  const [document] = performance.getEntriesByType('navigation');
  return (document as PerformanceNavigationTiming | undefined)?.loadEventEnd || performance.now();
}
