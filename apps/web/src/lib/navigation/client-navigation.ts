import { isPlainClick } from '@bazaar/ui/plain-click';
import { renderAtOnce } from '@/lib/framework/render-at-once';
import { rememberClientTarget } from './first-page';
import { noteTarget } from './first-view';
import { clientTarget, isPage, linkOf } from './link-target';
import type { SiteRouter } from './site-router';

/**
 * Makes plain links of the site navigate without loading a new document: one listener for all of them, so that the parts of a page can stay
 * plain HTML. A link to another page is followed on mouse down, a tenth of a second before the click; anything else (another window, a
 * filter of the list, touch, a key) waits for the click. Back undoes it. Returns the function that stops it.
 */
export function listenForLinks(router: Pick<SiteRouter, 'push'>): () => void {
  let isMouse = false;
  let pressed: HTMLAnchorElement | undefined;
  const follow = (href: string) => {
    rememberClientTarget(new URL(href, location.origin).pathname);
    noteTarget(href);
    renderAtOnce();
    router.push(href);
  };
  const onPointerDown = ({ pointerType }: PointerEvent) => {
    pressed = undefined;
    isMouse = pointerType === 'mouse';
  };
  // Not on `pointerdown`: the rest of the press would be for whatever stands in the same place of the new page.
  const onMouseDown = (event: MouseEvent) => {
    if (!isMouse || isForBrowser(event)) return;
    const link = linkOf(event);
    const href = clientTarget(link, location);
    if (link === null || href === undefined || !isPage(href)) return;
    pressed = link;
    event.preventDefault();
    letGo();
    follow(href);
  };
  const onClick = (event: MouseEvent) => {
    if (isForBrowser(event)) return;
    const link = linkOf(event);
    const href = clientTarget(link, location);
    if (href === undefined) return;
    event.preventDefault();
    if (link !== pressed) follow(href);
    pressed = undefined;
  };
  document.addEventListener('pointerdown', onPointerDown);
  document.addEventListener('mousedown', onMouseDown);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('pointerdown', onPointerDown);
    document.removeEventListener('mousedown', onMouseDown);
    document.removeEventListener('click', onClick);
  };
}

/**
 * Removes the focus from what leaves with the page, and the press gives it to no link: removing the focused element from the document makes
 * the browser recompute all styles in the middle of the change, a third of its time. The new heading gets the focus.
 */
function letGo(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Returns true when another listener has handled the event, or when the visitor wants more than to go there. */
function isForBrowser(event: MouseEvent): boolean {
  return event.defaultPrevented || !isPlainClick(event);
}
