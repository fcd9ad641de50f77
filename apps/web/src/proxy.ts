import { type NextRequest, NextResponse } from 'next/server';
import { analyticsAt } from '@/lib/analytics/analytics-at';
import { contentSecurityPolicy } from '@/lib/security/content-security-policy';
import { runtimeHeaders } from '@/lib/security/security-headers';
import { siteSettings } from '@/lib/settings/site-settings';

/** Where addresses with a query are rendered; no address of the product itself. */
const INNER = ['/filtered/', '/compared/'];

/**
 * Gives pages which are rendered per request a nonce. Cached pages do not come here: their policy, with hashes, is
 * stored beside them (see the page cache). It grants nothing: private pages and handlers check the session themselves.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const site = siteSettings();
  const inner = INNER.find((prefix) => pathname.startsWith(prefix));
  if (inner !== undefined) {
    return NextResponse.redirect(new URL(`/${pathname.slice(inner.length)}${search}`, site.SITE_URL), 308);
  }
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`],
    // The runtime of the logged-in area writes style elements; they carry the nonce too. Public pages never do.
    styles: pathname === '/profile' || pathname.startsWith('/profile/') ? [`'nonce-${nonce}'`] : [],
    analytics: analyticsAt(pathname, site),
    isDevelopment: site.APP_ENV === 'development',
  });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  for (const [name, value] of Object.entries(runtimeHeaders(site))) response.headers.set(name, value);
  return response;
}

// Next reads this without running it: the query keys are spelled out, and a test holds them to their lists.
export const config = {
  matcher: [
    '/((?!_next/|api/|media/|files/|products/(?!search/)|supplier/|suppliers/(?!search/)|category/|error(?:/|$)|users/login|robots\\.txt$|sitemap\\.xml$|sitemap/|icon\\.svg$|$).*)',
    { source: '/category/categoryType/:path*', has: [{ type: 'query', key: 'term' }] },
    { source: '/category/properties/:path*', has: [{ type: 'query', key: 'convert' }] },
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'compare' }] },
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'f' }] },
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'sort' }] },
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'term' }] },
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'pageNumber' }] },
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'pageSize' }] },
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'view' }] },
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'columns' }] },
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'units' }] },
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'saleCityIds' }] },
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'kinds' }] },
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'priceKind' }] },
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'confirmedOnly' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'pageNumber' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'pageSize' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'city' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'state' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'd' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'type' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'term' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'categoryId' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'f' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'sort' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'kinds' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'saleCityIds' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'confirmedOnly' }] },
    { source: '/supplier/:path*', has: [{ type: 'query', key: 'form' }] },
    { source: '/suppliers/:path*', has: [{ type: 'query', key: 'pageNumber' }] },
    { source: '/suppliers/:path*', has: [{ type: 'query', key: 'letter' }] },
    { source: '/suppliers/:path*', has: [{ type: 'query', key: 'cityIds' }] },
    { source: '/suppliers/:path*', has: [{ type: 'query', key: 'term' }] },
  ],
};
