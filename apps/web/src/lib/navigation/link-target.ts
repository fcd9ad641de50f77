import { ACTION_SELECTOR } from '@/lib/actions/action-selector';

const OWN_DOCUMENTS = /^\/(api|files|media|_next|sitemap)\b/;
const PAGES =
  /^\/(?:(?:products|supplier|suppliers|category|contents|page|help)\/|(?:faq|videos|ai|how-it-work|help)$)/;

/**
 * Returns the address for a client navigation; undefined where the browser navigates: another site, another window, a download, a file, a
 * place in the current page, or that page itself, which should be read again and not come from the router's cache.
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

/** Returns true for a page of the catalogue that is cached for everybody: navigating on mouse down and prefetching are cheap. */
export function isPage(href: string): boolean {
  return PAGES.test(href) && !href.includes('?');
}

/** Returns true for the page of one product: a buyer's likely next page, and all such pages share their script. */
export function isProduct(href: string): boolean {
  return /^\/products\/(?!category\/|search\/|base-product\/)/.test(href) && !href.includes('?');
}

/** Returns the link of an event; undefined for one with an action, which is performed and not followed. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.matches(ACTION_SELECTOR) ? null : link;
}
