import type { PageKind } from '@bazaar/ui/patterns/page-skeleton';

/** The first that fits decides. */
const LAYOUTS: readonly (readonly [address: RegExp, kind: PageKind])[] = [
  [/^\/$/, 'home'],
  [/^\/products\/(category|search)\//, 'list'],
  [/^\/products\//, 'product'],
  [/^\/supplier\/category\//, 'list'],
  [/^\/supplier\/[^/]+\/(products|merchantDelegations|content-list)(\/|$)/, 'list'],
  [/^\/supplier\//, 'supplier'],
  [/^\/suppliers\//, 'list'],
  [/^\/category\//, 'landing'],
  [/^\/profile(\/|$)/, 'account'],
];

/** The layout of the page at an address inside the site, for its outline while it is on its way. */
export function pageKindOf(href: string): PageKind {
  const { pathname } = new URL(href, 'http://site');
  return LAYOUTS.find(([address]) => address.test(pathname))?.[1] ?? 'results';
}
