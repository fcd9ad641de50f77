import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

interface Route {
  readonly page: string;
  readonly regex: string;
}

const REMEMBERED_PATHS = 2_000;
/** Of addresses that no route has; there are as many as people can think of. */
export const NO_ROUTE = 'none';
const FILES = '/_next/static';

/**
 * Returns a function from a path to its route (`/products/[productId]/[[...name]]`), by the build's own list of routes: metrics have a
 * label per route and none per address.
 */
export function routeNames(buildFolder: string): (url: string) => string {
  const { staticRoutes, dynamicRoutes } = JSON.parse(
    readFileSync(join(buildFolder, 'routes-manifest.json'), 'utf8'),
  ) as { staticRoutes: Route[]; dynamicRoutes: Route[] };
  const fixed = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, matches: new RegExp(regex) }));
  const known = new LRUCache<string, string>({ max: REMEMBERED_PATHS });

  return (url) => {
    const end = url.indexOf('?');
    const path = end < 0 ? url : url.slice(0, end);
    if (path.startsWith('/_next/')) return FILES;
    const remembered = known.get(path);
    if (remembered !== undefined) return remembered;
    const route = fixed.has(path)
      ? path
      : (patterns.find(({ matches }) => matches.test(path))?.page ?? NO_ROUTE);
    known.set(path, route);
    return route;
  };
}
