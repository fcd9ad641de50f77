import { WHOLE_PAGE } from '@/lib/framework/prefetch-options';
import { clientTarget, isProduct, linkOf } from './link-target';
import type { SiteRouter } from './site-router';
import { whenIdle } from './when-idle';

/** How long in ms a pointer has to rest on a link. */
const HOVER_MS = 60;
/** How long in ms a link has to stay in view. */
const REST_MS = 800;
/** Pause in ms after a document has loaded, where products would load a script and a stylesheet of their own. */
const SETTLING_MS = 1_200;
/**
 * Most products prefetched per page view because their links are in view. Each may have to be rendered on the server first; other kinds of
 * pages would load scripts of their own.
 */
const IN_VIEW = 6;

/**
 * Prefetches pages the visitor is about to open: the pointer rests on their link, a finger touches it, it has the focus, or it has been in
 * view for a while. Returns the function that stops it.
 */
export function prefetchPage(router: Pick<SiteRouter, 'prefetch'>): () => void {
  const fetched = new Set<string>();
  const fetchPage = (link: HTMLAnchorElement | null) => {
    const href = clientTarget(link, location);
    if (href === undefined || fetched.has(href)) return;
    fetched.add(href);
    router.prefetch(href, WHOLE_PAGE);
  };
  let hover: ReturnType<typeof setTimeout> | undefined;
  const onPointer = (event: Event) => {
    clearTimeout(hover);
    const link = linkOf(event);
    if (link) hover = setTimeout(fetchPage, HOVER_MS, link);
  };
  const onTouch = (event: Event) => fetchPage(linkOf(event));
  document.addEventListener('pointerover', onPointer, { passive: true });
  document.addEventListener('touchstart', onTouch, { passive: true });
  document.addEventListener('focusin', onPointer, { passive: true });
  const stopView = savesData() ? () => {} : onceLoaded(() => watchView(fetchPage));
  return () => {
    clearTimeout(hover);
    stopView();
    document.removeEventListener('pointerover', onPointer);
    document.removeEventListener('touchstart', onTouch);
    document.removeEventListener('focusin', onPointer);
  };
}

/** Runs `start` when the page has loaded and the browser is idle. Returns the function that stops it. */
function onceLoaded(start: () => () => void): () => void {
  let stop = () => {};
  const flush = () => {
    stop = whenIdle(() => {
      stop = start();
    });
  };
  if (document.readyState === 'complete') flush();
  else addEventListener('load', flush, { once: true });
  return () => {
    removeEventListener('load', flush);
    stop();
  };
}

/** Reports links to pages that stay in view, the first few of every page. */
function watchView(onRest: (link: HTMLAnchorElement) => void): () => void {
  let left = IN_VIEW;
  let path = location.pathname;
  let openedMs = performance.now();
  const restMs = () =>
    isProduct(path) ? REST_MS : REST_MS + Math.max(0, openedMs + SETTLING_MS - performance.now());
  const resting = new Map<Element, number>();
  const view = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(resting.get(target));
      if (isIntersecting) resting.set(target, window.setTimeout(rest, restMs(), target));
    }
  });
  const rest = (link: HTMLAnchorElement) => {
    if (left === 0 || !link.isConnected) return;
    left -= 1;
    view.unobserve(link);
    onRest(link);
  };
  const look = () => {
    if (path !== location.pathname) {
      left = IN_VIEW;
      path = location.pathname;
      openedMs = performance.now();
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      const href = clientTarget(link, location);
      if (href !== undefined && isProduct(href)) view.observe(link);
    }
  };
  const changes = new MutationObserver(look);
  look();
  // A new page is a change right under `main`; later changes of its islands may be ignored.
  const main = document.getElementById('main');
  if (main) changes.observe(main, { childList: true });
  return () => {
    changes.disconnect();
    view.disconnect();
    for (const timer of resting.values()) clearTimeout(timer);
  };
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
