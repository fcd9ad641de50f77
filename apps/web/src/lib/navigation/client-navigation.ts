import { isPlainClick } from '@bazaar/ui/plain-click';
import { renderAtOnce } from '@/lib/framework/render-at-once';
import { rememberClientTarget } from './first-page';
import { clientTarget, isPage, linkOf } from './link-target';
import type { SiteRouter } from './site-router';

/**
 * Makes plain links of the site navigate without loading a new document: one listener for all of them, so that the parts of a page can stay
 * plain HTML. A link to another page is followed on mouse down, a tenth of a second before the click; anything else (another window, a
 * filter of the list, touch, a key) waits for the click. Back undoes it. Returns the function that stops it.
 */
export function listenForLinks(router: Pick<SiteRouter, 'push'>): () => void {
  let isMouse = false;
  let pressed: HTMLAnchorElement | null = null;
  const follow = (href: string) => {
    rememberClientTarget(href.replace(/[?#].*/, ''));
    // A part that it leads to may stand below the first view, which is all that is rendered at once.
    if (!href.includes('#')) renderAtOnce();
    router.push(href);
  };
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    pressed = null;
    isMouse = pointerType === 'mouse';
  };
  // Not on `pointerdown`: the rest of the press would be for whatever stands in the same place of the new page.
  const onMouseDown = (event: MouseEvent) => {
    if (!isMouse || isForBrowser(event)) return;
    const link = linkOf(event);
    const href = clientTarget(link, location);
    if (!href || !isPage(href)) return;
    pressed = link;
    event.preventDefault();
    letGo();
    follow(href);
  };
  const onClick = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    const link = linkOf(event);
    const href = clientTarget(link, location);
    if (!href) return;
    event.preventDefault();
    if (link !== pressed) follow(href);
    pressed = null;
  };
  const stop = new AbortController();
  document.addEventListener('pointerdown', onPointerDown, stop);
  document.addEventListener('mousedown', onMouseDown, stop);
  document.addEventListener('click', onClick, stop);
  return () => stop.abort();
}

/**
 * Removes the focus from what leaves with the page, and the press gives it to no link: removing the focused element from the document makes
 * the browser recompute all styles in the middle of the change, a third of its time. The new heading gets the focus.
 */
function letGo(): void {
  (document.activeElement as HTMLElement | null)?.blur?.();
}

/** Returns true when another listener has handled the event, or when the visitor wants more than to go there. */
function isForBrowser(event: MouseEvent): boolean {
  return event.defaultPrevented || !isPlainClick(event);
}
