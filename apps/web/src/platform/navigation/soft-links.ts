import { rememberSoftTarget } from './first-page';

/** What the links need of the router. */
export interface LinkRouter {
  push(href: string): void;
  prefetch(href: string): void;
}

const OWN_DOCUMENTS = /^\/(api|media|_next)\//;
/** A pointer that only passes over a link asks for nothing. */
const HOVER_MS = 60;

/**
 * Makes plain links of the site change the page without loading a new document, and fetches a page when somebody is
 * about to follow its link: a pointer resting on it, a finger on it, or the focus. One listener for all links, so that
 * the parts of a page can stay plain HTML. Answers the function that stops it.
 */
export function watchLinks(router: LinkRouter): () => void {
  let hover: ReturnType<typeof setTimeout> | undefined;
  const fetched = new Set<string>();
  const prefetch = (event: Event, delayMs: number) => {
    clearTimeout(hover);
    const href = softTarget(linkOf(event), location);
    if (href === undefined || fetched.has(href)) return;
    hover = setTimeout(() => {
      fetched.add(href);
      router.prefetch(href);
    }, delayMs);
  };
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const href = softTarget(linkOf(event), location);
    if (href === undefined) return;
    event.preventDefault();
    rememberSoftTarget(new URL(href, location.origin).pathname);
    router.push(href);
  };
  const onPointer = (event: Event) => prefetch(event, HOVER_MS);
  const onTouch = (event: Event) => prefetch(event, 0);
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onPointer, { passive: true });
  document.addEventListener('touchstart', onTouch, { passive: true });
  document.addEventListener('focusin', onPointer, { passive: true });
  return () => {
    clearTimeout(hover);
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onPointer);
    document.removeEventListener('touchstart', onTouch);
    document.removeEventListener('focusin', onPointer);
  };
}

/**
 * The address to go to without a new document, or undefined where the browser should do it: another site, another
 * window, a download, something that is no page, or a place in the page on screen.
 */
export function softTarget(
  link: Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'> | null,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined {
  if (link === null || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  if (!URL.canParse(link.href)) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== here.origin || OWN_DOCUMENTS.test(pathname)) return undefined;
  if (hash !== '' && pathname === here.pathname && search === here.search) return undefined;
  return pathname + search + hash;
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}
