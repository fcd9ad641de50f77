import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key.js';
import { expect, it } from 'vitest';
import { pathOfKey } from './path-of-key';

it.each([
  ['/', '/(default)/page'],
  ['/users/login', '/(default)/users/login/page'],
  ['/index', '/(default)/[...slug]/page'],
  ['/products/sp-1/%D9%BE$/$', '/(default)/products/[productId]/[[...name]]/page'],
])('reads the path %s from the framework’s own key', (path, sourceRoute) => {
  const key = getRouteCacheKey(path, { kind: 'APP_PAGE', sourceRoute } as Parameters<
    typeof getRouteCacheKey
  >[1]);
  expect(key).toMatch(/^\/route-cache\/APP_PAGE\/[0-9a-f]{64}\/\$\//);
  expect(pathOfKey(key)).toBe(path);
});

it('accepts a plain path unchanged', () => {
  expect(pathOfKey('/users/login')).toBe('/users/login');
});
