import type { PageKind } from '@bazaar/ui/patterns/page-skeleton';

/** The first match decides. */
const LAYOUTS: readonly (readonly [address: RegExp, kind: PageKind])[] = [
  [/^\/$/, 'home'],
  [/^\/products\/(category|search)\//, 'list'],
  [/^\/products\//, 'product'],
  [/^\/supplier\/category\//, 'list'],
  [/^\/supplier\/[^/]+\/(products|merchantDelegations|content-list)(\/|$)/, 'list'],
  [/^\/supplier\//, 'supplier'],
  [/^\/suppliers\//, 'list'],
  [/^\/category\/contents\//, 'contents'],
  [/^\/category\//, 'landing'],
  [/^\/contents\/(?:label\/)?[^/]+\/?$/, 'contents'],
  [/^\/(contents|page)\//, 'article'],
  [/^\/videos\/?$/, 'videos'],
  [/^\/ai\/?$/, 'assistant'],
  [/^\/newai\/?$/, 'dialogue'],
  [/^\/openai\/?$/, 'assistantLanding'],
  [/^\/faq\/?$/, 'questions'],
  [/^\/help\/?$/, 'helpIndex'],
  [/^\/help\//, 'help'],
  [/^\/how-it-work\/?$/, 'howItWorks'],
  [/^\/profile(\/|$)/, 'account'],
];

/** Returns the layout of the page at a root-relative address, for its outline while it loads. */
export function pageKindOf(href: string): PageKind {
  const { pathname } = new URL(href, 'http://site');
  return LAYOUTS.find(([address]) => address.test(pathname))?.[1] ?? 'results';
}
