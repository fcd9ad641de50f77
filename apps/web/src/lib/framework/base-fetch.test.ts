import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import { workUnitAsyncStorage } from 'next/dist/server/app-render/work-unit-async-storage.external';
import { patchFetch } from 'next/dist/server/lib/patch-fetch';
import { afterEach, expect, it, vi } from 'vitest';
import { wrapBaseFetch } from './base-fetch';

const before = globalThis.fetch;
afterEach(() => vi.stubGlobal('fetch', before));

it('the framework wraps an earlier fetch with its data cache, once', async () => {
  const sent: string[] = [];
  wrapBaseFetch(() => async (input) => {
    sent.push(String(input));
    return new Response('kept');
  });
  const wrapped = globalThis.fetch;
  patchFetch({ workAsyncStorage, workUnitAsyncStorage });
  const patched = globalThis.fetch;
  expect(patched).not.toBe(wrapped);
  expect(await (await fetch('http://catalogue.example/api')).text()).toBe('kept');
  expect(sent).toEqual(['http://catalogue.example/api']);
  patchFetch({ workAsyncStorage, workUnitAsyncStorage });
  expect(globalThis.fetch).toBe(patched);
});
