import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { RSC_HEADER } from 'next/dist/client/components/app-router-headers';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { createRequestStoreForRender } from 'next/dist/server/async-storage/request-store';
import { expect, it, vi } from 'vitest';
import { isRenderedPerRequest } from './rendered-request';
import { ROUTER_REQUEST_HEADER } from './router-request';

// The server sets it before it loads anything else.
vi.hoisted(() => {
  const { AsyncLocalStorage } = process.getBuiltinModule('node:async_hooks');
  Object.assign(globalThis, { AsyncLocalStorage });
});

const require = createRequire(import.meta.url);
type Given = Parameters<typeof createRequestStoreForRender>;
type Store = Parameters<typeof workUnitAsyncStorage.run>[0];

it('a render for one request has such a store', () => {
  const request = { headers: new Headers() } as unknown as Given[0];
  const given = [request, undefined, { pathname: '/', search: '' }, {}] as unknown as Given;
  const store = createRequestStoreForRender(...given);
  expect(workUnitAsyncStorage.run(store, isRenderedPerRequest)).toBe(true);
});

it('a render for the cache has another work unit, and no render has none', () => {
  const stored = /type: 'prerender-legacy'/;
  expect(readFileSync(require.resolve('next/dist/server/app-render/app-render.js'), 'utf8')).toMatch(stored);
  const store = { type: 'prerender-legacy' } as Store;
  expect(workUnitAsyncStorage.run(store, isRenderedPerRequest)).toBe(false);
  expect(isRenderedPerRequest()).toBe(false);
});

it('the router sends this header', () => {
  expect(ROUTER_REQUEST_HEADER).toBe(RSC_HEADER);
});
