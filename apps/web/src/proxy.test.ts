import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { API_PREFIX } from '@bazaar/api/operation-of';
import { NextRequest } from 'next/server';
import { describe, expect, it, vi } from 'vitest';
import { dynamicConditions } from './lib/navigation/dynamic-variants';
import { config, proxy } from './proxy';

const settings = { SITE_URL: 'http://localhost:3000', APP_ENV: 'production' };
vi.mock('@/lib/settings/site-settings', () => ({ siteSettings: () => settings }));

const app = fileURLToPath(new URL('app/', import.meta.url));
/** An address for each page that Next caches: those with a `revalidate`. */
const cachedPages = globSync('**/page.tsx', { cwd: app })
  .filter((file) => readFileSync(`${app}${file}`, 'utf8').includes('export const revalidate'))
  .map((file) => file.replace(/\/?page\.tsx$/, '').replace(/\(\w+\)\/?/g, ''))
  .map((route) => `/${route.replace(/\[+(?:\.\.\.)?\w+\]+/g, 'x')}`);

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
  ])('handles %s: %s', (path, isTaken) => {
    expect(new RegExp(`^${config.matcher[0] as string}$`).test(path)).toBe(isTaken);
  });
  it.each(cachedPages)('leaves the cached page %s alone: its policy is stored with it', (path) => {
    expect(new RegExp(`^${config.matcher[0] as string}$`).test(path)).toBe(false);
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
