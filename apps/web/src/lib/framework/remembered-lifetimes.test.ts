import { IncrementalCache } from 'next/dist/server/lib/incremental-cache/index.js';
import { expect, it } from 'vitest';
import { boundRememberedLifetimes } from './remembered-lifetimes';

const page = (at: number) => ({
  value: { kind: 'APP_PAGE', html: '', headers: {}, status: 200 },
  lastModified: Date.now(),
  cacheControl: { revalidate: at + 100, expire: 100_000 },
});
const pathOf = (at: number) => `/products/${at}`;
const route = { kind: 'APP_PAGE', sourceRoute: '/products/[id]/page' };
const context = { kind: 'APP_PAGE', isFallback: false, route, cacheControl: { revalidate: 1 } };

type Options = ConstructorParameters<typeof IncrementalCache>[0];
type Calls = {
  get(path: string, context: object): Promise<{ cacheControl?: object; isStale?: unknown } | null>;
  set(path: string, value: object, context: object): Promise<void>;
  cacheControls: { get(path: string, route: object): object | undefined };
};

const open = () =>
  new IncrementalCache({
    dev: false,
    requestHeaders: {},
    previewProps: {},
    prerenderManifest: { routes: {}, dynamicRoutes: {} },
    CurCacheHandler: class {
      async get(path: string): Promise<object> {
        return page(Number(path.match(/\d+$/)?.[0] ?? 0));
      }
      async set(): Promise<void> {}
    },
  } as unknown as Options) as unknown as Calls;

it('lifetimes of the addresses rendered last are remembered, and those alone', async () => {
  boundRememberedLifetimes();
  const cache = open();
  for (let at = 0; at <= 500; at += 1) await cache.set(pathOf(at), page(at).value, context);
  expect(cache.cacheControls.get(pathOf(0), route)).toBeUndefined();
  expect(cache.cacheControls.get(pathOf(1), route)).toEqual({ revalidate: 1 });
});

it('a stored page whose lifetime is forgotten has the one it states', async () => {
  boundRememberedLifetimes();
  const entry = await open().get(pathOf(7), context);
  expect(entry).toMatchObject({ cacheControl: { revalidate: 107 } });
  expect(entry?.isStale).toBeUndefined();
});
