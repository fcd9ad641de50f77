import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API_PREFIX } from '@bazaar/api/operation-of';
import { getRouteRegex } from 'next/dist/shared/lib/router/utils/route-regex.js';
import { getSortedRoutes } from 'next/dist/shared/lib/router/utils/sorted-routes.js';
import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { dynamicConditions } from './lib/navigation/dynamic-variants';
import { config, proxy } from './proxy';

const settings = { SITE_URL: 'http://localhost:3000', APP_ENV: 'production' };
vi.mock('@/lib/settings/site-settings', () => ({ siteSettings: () => settings }));

const app = fileURLToPath(new URL('app/', import.meta.url));
/** Routes of the app with their source, those of the dynamic variants aside, which have no public address. */
const routes = new Map(
  globSync('**/{page.tsx,route.ts}', { cwd: app })
    .filter((file) => !file.includes('dynamic/'))
    .map((file) => [
      `/${file.replace(/\/?(?:page\.tsx|route\.ts)$/, '').replace(/\(\w+\)\/?/g, '')}`.replace(
        /(?<=.)\/$/,
        '',
      ),
      { file, text: readFileSync(`${app}${file}`, 'utf8') },
    ]),
);
const sorted = getSortedRoutes([...routes.keys()]);

/** Returns the route that serves an address, as the framework finds it. */
function routeOf(path: string): string {
  return sorted.find((route) => getRouteRegex(route).re.test(path)) ?? '';
}

/** Returns whether a route renders a page for each request, which then needs a nonce. */
function isRendered(route: string): boolean {
  const { file, text } = routes.get(route) ?? { file: '', text: '' };
  return (
    file.endsWith('page.tsx') && (file.startsWith('(profile)') || /force-dynamic|searchParams/.test(text))
  );
}

/** Addresses of every route, and of what begins like one. */
const addresses = [...routes.keys()].flatMap((route) => {
  const path = route.replace(/\[+(?:\.\.\.)?\w+\]+/g, 'x');
  return [path, `${path}x`, `${path}/y`, `${path}/y/z`].map((each) => each.replace(/^\/+/, '/'));
});
const cachedPages = [...routes].flatMap(([route, { text }]) =>
  text.includes('export const revalidate') ? [route.replace(/\[+(?:\.\.\.)?\w+\]+/g, 'x')] : [],
);
const isTakenBy = (path: string) => new RegExp(`^${config.matcher[0] as string}$`).test(path);

const ask = (path: string) => proxy(new NextRequest(`http://localhost:3000${path}`));

describe('proxy', () => {
  it('knows every dynamic variant: if not, run `pnpm --filter @bazaar/web generate`', () => {
    expect(config.matcher.filter((entry) => typeof entry !== 'string')).toEqual(dynamicConditions());
  });
  it.each([
    ['/search', true],
    ['/profile', true],
    ['/some/unknown', true],
    ['/wp-login.php', true],
    ['/errors', true],
    ['/error', false],
    ['/sitemap.xml', false],
    ['/sitemap/products-1.xml', false],
    ['/icon.svg', false],
    ['/robots.txt', false],
    ['/', false],
    ['/products/sp-1/x', false],
    ['/category/c-1', false],
    ['/products/search/Product', true],
    ['/supplier/s-1', false],
    ['/suppliers/Product', false],
    ['/suppliers/search/x', true],
    ['/users/login', false],
    ['/error/404', false],
    ['/_next/static/a.js', false],
    [`${API_PREFIX}/suppliers`, false],
    ['/media/drawings/sp-1.webp', false],
    ['/files/f-1/a.png', false],
    ['/help', false],
    ['/help/profile', false],
    ['/page/about', false],
    ['/sitemap/x.xml', false],
    ['/api/session', false],
    ['/api/bank/pay-1', false],
    // Addresses that only begin like those are rendered by the route of the rest.
    ['/users/loginx', true],
    ['/users/login/x', true],
    ['/help/a/b', true],
    ['/page/a/b', true],
    ['/suppliers/a/b', true],
    ['/error/zzz', true],
    ['/error/404/x', true],
    ['/sitemap/a/b', true],
    ['/api/zzz', true],
    ['/api/session/x', true],
  ])('handles %s: %s', (path, isTaken) => {
    expect(isTakenBy(path)).toBe(isTaken);
  });
  it('takes the pages that are rendered for each request, and no other address', () => {
    const taken = (test: (path: string) => boolean) => addresses.filter(test);
    expect(taken(isTakenBy)).toEqual(taken((path) => isRendered(routeOf(path))));
    expect(taken(isTakenBy).length).toBeGreaterThan(40);
  });
  it.each(cachedPages)('leaves the cached page %s alone: its policy is stored with it', (path) => {
    expect(isTakenBy(path)).toBe(false);
  });
  it('gives each response its own nonce and no inline permission', () => {
    const policies = [ask('/search'), ask('/search')].map((answer) =>
      answer.headers.get('content-security-policy'),
    );
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[0-9a-f]{32}' 'sha256-[^' ]{44}';/);
    expect(policies[0]).not.toContain('unsafe');
    expect(policies[0]).not.toBe(policies[1]);
  });
  it.each(['/profile', '/profile/unknown', '/search'])(
    'R-023 allows inlined stylesheets and the runtime’s styles at %s by the nonce',
    (path) => {
      const policy = ask(path).headers.get('content-security-policy') ?? '';
      const [, nonce] = /script-src 'self' 'nonce-([0-9a-f]{32})' /.exec(policy) ?? [];
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
      expect(policy).not.toContain('unsafe');
    },
  );
  it.each(['dynamic', 'dynamic/compare'])('hides the route below %s', (inner) => {
    const answer = ask(`/${inner}/products/category/c-1/x?f=p-1:1~2`);
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('http://localhost:3000/products/category/c-1/x?f=p-1:1~2');
  });
});
