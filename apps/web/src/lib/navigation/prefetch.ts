import { WHOLE_PAGE } from '@/lib/framework/prefetch-options';
import { clientTarget, linkOf } from './link-target';
import { watchLinks } from './links-in-view';
import { prefetchQueue } from './prefetch-queue';
import type { SiteRouter } from './site-router';
import { whenIdle } from './when-idle';

/** How long in ms a pointer has to rest on a link. */
const HOVER_MS = 60;

/**
 * Prefetches pages the visitor is about to open: the pointer rests on their link, a finger touches it, or it has the focus; then those of
 * the products in view, in turn. Returns the function that stops it.
 */
export function prefetchPage(router: Pick<SiteRouter, 'prefetch'>): () => void {
  const queue = prefetchQueue((href) => router.prefetch(href, WHOLE_PAGE));
  const fetchFirst = (link: HTMLAnchorElement | null) => {
    const href = clientTarget(link, location);
    if (href !== undefined) queue.first(href);
  };
  const fetchInTurn = (link: HTMLAnchorElement, isInView: () => boolean) => {
    const href = clientTarget(link, location);
    if (href !== undefined) queue.inTurn(href, isInView);
  };
  let hover: ReturnType<typeof setTimeout> | undefined;
  const onPointer = (event: Event) => {
    clearTimeout(hover);
    const link = linkOf(event);
    if (link) hover = setTimeout(fetchFirst, HOVER_MS, link);
  };
  const onTouch = (event: Event) => fetchFirst(linkOf(event));
  document.addEventListener('pointerover', onPointer, { passive: true });
  document.addEventListener('touchstart', onTouch, { passive: true });
  document.addEventListener('focusin', onPointer, { passive: true });
  const stopView = savesData() ? () => {} : onceLoaded(() => watchLinks(fetchInTurn));
  return () => {
    clearTimeout(hover);
    stopView();
    queue.stop();
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

/** A line of the third generation waits longest for a page: there it is worth most to have it before. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}
