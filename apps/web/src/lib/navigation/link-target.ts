import { ACTION_SELECTOR } from '@/lib/actions/action-selector';

const OWN_DOCUMENTS = /^\/(api|files|media|_next|sitemap)\b/;
const PAGES = /^\/(products|supplier|suppliers|category)\//;

/**
 * The address to go to without a new document, or undefined where the browser should do it: another site, another
 * window, a download, something that is no page, a place in the page on screen, or that page itself: who asks for it again wants it
 * anew, and the router might answer from what it keeps.
 */
export function clientTarget(
  link: Pick<HTMLAnchorElement, 'href' | 'target' | 'hasAttribute'> | null,
  here: Pick<Location, 'origin' | 'pathname' | 'search'>,
): string | undefined {
  if (link === null || (link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  if (!URL.canParse(link.href)) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== here.origin || OWN_DOCUMENTS.test(pathname)) return undefined;
  if (pathname === here.pathname && search === here.search) return undefined;
  return pathname + search + hash;
}

/** True for a page of the catalogue that is the same for everybody and kept: going there early costs little, and so does asking early. */
export function isPage(href: string): boolean {
  return PAGES.test(href) && !href.includes('?');
}

/** True for the page of one product: what a buyer looks at next, and all such pages share their script. */
export function isProduct(href: string): boolean {
  return /^\/products\/(?!category\/|search\/|base-product\/)/.test(href) && !href.includes('?');
}

/** The link an event happened in. One that carries an action is not followed: it is pressed. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.matches(ACTION_SELECTOR) ? null : link;
}
