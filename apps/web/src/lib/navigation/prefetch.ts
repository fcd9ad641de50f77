import { WHOLE_PAGE } from '@/lib/framework/prefetch-options';
import { clientTarget, isProduct, linkOf } from './link-target';
import type { SiteRouter } from './site-router';
import { whenIdle } from './when-idle';

/** A pointer that only passes over a link asks for nothing. */
const HOVER_MS = 60;
/** A link scrolled past is not one somebody looks at. */
const REST_MS = 800;
/** Where products would bring a script and a sheet of their own, a page that has come whole is left in peace this long first. */
const SETTLING_MS = 1_200;
/**
 * Products fetched because their links are in view, a page view. Each may have to be made on the server first; other kinds of pages would
 * bring script of their own.
 */
const IN_VIEW = 6;

/**
 * Fetches pages somebody is about to go to: the pointer rests on their link, a finger touches it, the focus is on it, or it has been in
 * view for a while. Answers the function that stops it.
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

/** Runs `start` when everything the page asked for by itself is there and the browser has nothing to do. Answers what stops it. */
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

/** Tells of links to pages which stay in view, the first few of every page. */
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
  // A page comes as a change right under `main`; what its islands draw later may stay out.
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
