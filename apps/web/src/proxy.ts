import { type NextRequest, NextResponse } from 'next/server';
import { analyticsAt } from '@/lib/analytics/analytics-at';
import { publicPathOf } from '@/lib/navigation/dynamic-variants';
import { contentSecurityPolicy } from '@/lib/security/content-security-policy';
import { EARLY_PRESSES_SOURCE } from '@/lib/security/inline-scripts';
import { runtimeHeaders } from '@/lib/security/security-headers';
import { siteSettings } from '@/lib/settings/site-settings';

/**
 * Gives pages that are rendered per request a nonce. Cached pages do not pass here: their policy, with hashes, is stored beside them (see
 * the page cache). It authorises nothing: private pages and handlers check the session themselves.
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, search } = request.nextUrl;
  const site = siteSettings();
  // The route of a dynamic variant is no public address.
  const publicPath = publicPathOf(pathname);
  if (publicPath !== undefined) {
    return NextResponse.redirect(new URL(`${publicPath}${search}`, site.SITE_URL), 308);
  }
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = contentSecurityPolicy({
    scripts: [`'nonce-${nonce}'`, EARLY_PRESSES_SOURCE],
    // Of inlined stylesheets, and of the style elements that the runtime of the logged-in area writes.
    styles: [`'nonce-${nonce}'`],
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

// Next reads this without running it, so it is written out: `pnpm --filter @bazaar/web generate` makes the part between the marks from
// `DYNAMIC_VARIANTS`.
export const config = {
  matcher: [
    // An address that only begins like one of these is rendered by the route of the rest, so each ends where its route does.
    '/((?!_next/|api/(?:v1/|(?:assistant|build|policy-reports|session)$|bank/[^/]+$)|media/|files/|products/(?!search/[^/]+$)|supplier/|suppliers/[^/]+$|category/|contents/|page/[^/]+$|help(?:/[^/]+)?$|(?:faq|feedback|how-it-work|videos|ai|newai|openai)$|error(?:/(?:400|403|404|500))?$|users/login$|robots\\.txt$|sitemap\\.xml$|sitemap/[^/]+$|icon\\.svg$|$).*)',
    // generated: addresses that are rendered per request because of their query
    { source: '/products/category/:path*', has: [{ type: 'query', key: 'compare' }] },
    { source: '/category/categoryType/:categoryType', has: [{ type: 'query', key: 'term' }] },
    { source: '/category/properties/:path*', has: [{ type: 'query', key: 'convert' }] },
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
    { source: '/suppliers/:categoryType', has: [{ type: 'query', key: 'pageNumber' }] },
    { source: '/suppliers/:categoryType', has: [{ type: 'query', key: 'letter' }] },
    { source: '/suppliers/:categoryType', has: [{ type: 'query', key: 'cityIds' }] },
    { source: '/suppliers/:categoryType', has: [{ type: 'query', key: 'term' }] },
    { source: '/contents/:path*', has: [{ type: 'query', key: 'pageNumber' }] },
    { source: '/contents/:path*', has: [{ type: 'query', key: 'sort' }] },
    { source: '/contents/:path*', has: [{ type: 'query', key: 'label' }] },
    { source: '/contents/:path*', has: [{ type: 'query', key: 'type' }] },
    { source: '/contents/:path*', has: [{ type: 'query', key: 'preview' }] },
    { source: '/category/contents/:path*', has: [{ type: 'query', key: 'pageNumber' }] },
    { source: '/category/contents/:path*', has: [{ type: 'query', key: 'sort' }] },
    { source: '/category/contents/:path*', has: [{ type: 'query', key: 'label' }] },
    { source: '/category/contents/:path*', has: [{ type: 'query', key: 'type' }] },
    { source: '/faq', has: [{ type: 'query', key: 'term' }] },
    { source: '/videos', has: [{ type: 'query', key: 'pageNumber' }] },
    { source: '/videos', has: [{ type: 'query', key: 'term' }] },
    { source: '/videos', has: [{ type: 'query', key: 'tag' }] },
    { source: '/videos', has: [{ type: 'query', key: 'categoryId' }] },
    { source: '/videos', has: [{ type: 'query', key: 'sort' }] },
    { source: '/videos', has: [{ type: 'query', key: 'v' }] },
    { source: '/ai', has: [{ type: 'query', key: 'q' }] },
    { source: '/newai', has: [{ type: 'query', key: 'q' }] },
    // end of generated
  ],
};
