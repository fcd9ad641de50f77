import { isPlainClick } from '@bazaar/ui/plain-click';
import { rememberClientTarget } from './first-page';
import { clientTarget, isPage, linkOf } from './link-target';
import type { SiteRouter } from './site-router';

/**
 * Makes plain links of the site change the page without loading a new document: one listener for all of them, so that the parts of a
 * page can stay plain HTML. A link to another page is followed when the mouse goes down, a tenth of a second before the click; what is
 * more than that (another window, a filter of the list on screen, a finger, a key) waits for the click. Back undoes it.
 * Answers the function that stops it.
 */
export function listenForLinks(router: Pick<SiteRouter, 'push'>): () => void {
  let pressed: HTMLAnchorElement | undefined;
  const follow = (href: string) => {
    rememberClientTarget(new URL(href, location.origin).pathname);
    router.push(href);
  };
  const onPress = (event: PointerEvent) => {
    pressed = undefined;
    if (event.pointerType !== 'mouse' || isForBrowser(event)) return;
    const link = linkOf(event);
    const href = clientTarget(link, location);
    if (link === null || href === undefined || !isPage(href)) return;
    pressed = link;
    follow(href);
    letGo(link);
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
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('pointerdown', onPress);
    document.removeEventListener('click', onClick);
  };
}

/**
 * Takes the focus, which the press is about to bring, off a link that leaves with its page: taking the focused element out of the document
 * makes the browser style the whole new page in the middle of the change, a third of its time. The new heading gets the focus.
 */
function letGo(link: HTMLAnchorElement): void {
  setTimeout(() => link.blur());
}

/** Something else has taken the event, or the visitor asks for more than going there. */
function isForBrowser(event: MouseEvent): boolean {
  return event.defaultPrevented || !isPlainClick(event);
}
