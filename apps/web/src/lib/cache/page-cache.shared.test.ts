import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheContext } from '../framework/cache-context.fixtures';
import { forgetInMemory } from '../framework/local-pages';
import { useSharedPages } from '../shared-pages/current-shared-pages';
import { SharedPages } from '../shared-pages/shared-pages';
import { StoreInMemory } from '../shared-pages/testing/store-in-memory';
import { FAILED_TAG, GONE_TAG, INCOMPLETE_TAG } from './cache-tags';
import PageCache from './page-cache';
import { pageCounts } from './page-counts';

const KEY = '/route-cache/APP_PAGE/hash/$/p';

/** An instance has a disk and an identity of its own; the store is the same. */
interface Instance {
  readonly folder: string;
  readonly cache: PageCache;
  readonly pages: SharedPages;
}

let store: StoreInMemory;
let one: Instance;
let other: Instance;

beforeEach(() => {
  store = new StoreInMemory();
  [one, other] = [openInstance(), openInstance()];
});
afterEach(() => {
  useSharedPages(undefined);
  vi.useRealTimers();
  for (const { folder } of [one, other]) rmSync(folder, { recursive: true });
});

function openInstance(more: object = {}): Instance {
  const folder = mkdtempSync(join(tmpdir(), 'shared-cache-'));
  const cache = new PageCache(cacheContext(folder, more));
  return { folder, cache, pages: new SharedPages(store) };
}

type Page = { html: string; status?: number; headers: Record<string, string> };

async function write(instance: Instance, html: string, tags = '', key = KEY): Promise<Page> {
  useSharedPages(instance.pages);
  const page = {
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('rsc'),
    headers: { 'x-next-cache-tags': tags },
  };
  const lifetime = { isFallback: false, isRoutePPREnabled: false, cacheControl: { revalidate: 600 } };
  await instance.cache.set(key, page as never, lifetime as never);
  return page as unknown as Page;
}

async function read(instance: Instance, key = KEY): Promise<Page | undefined> {
  useSharedPages(instance.pages);
  const stored = await instance.cache.get(key, { kind: 'APP_PAGE', isFallback: false } as never);
  return stored?.value as unknown as Page | undefined;
}

it('sends a page of the other instance with its policy, status and age, and has it on its own disk then', async () => {
  const rendered = await write(one, '<script>self.__next_f.push([1,"a"])</script>');
  const before = { ...pageCounts };
  const sent = await read(other);
  expect(sent).toMatchObject({ html: rendered.html, headers: rendered.headers });
  expect([pageCounts.shared - before.shared, pageCounts.rendered - before.rendered]).toEqual([1, 0]);
  store.isOpen = false;
  expect(await read(other)).toMatchObject({ html: rendered.html });
});

it('has the whole key: two routes of one path, and an address too long for a file', async () => {
  const long = `/route-cache/APP_PAGE/hash/$/${'a/'.repeat(1_000)}`;
  await write(one, '<p>long</p>', '', long);
  await write(one, '<p>p</p>');
  expect((await read(other, long))?.html).toBe('<p>long</p>');
  expect(await read(other, KEY.replace('hash', 'of-another-route'))).toBeUndefined();
});

it('keeps the good copy of the other instance when a render fails here, and shares no failure', async () => {
  await write(one, '<p>good</p>');
  await write(other, '<p>error screen</p>', FAILED_TAG);
  expect(await read(other)).toMatchObject({ html: '<p>good</p>' });
  expect(await read(one)).toMatchObject({ html: '<p>good</p>' });
  const failed = await write(one, '<p>error screen</p>', FAILED_TAG, '/q');
  await write(one, '<p>half</p>', INCOMPLETE_TAG, '/r');
  expect(failed.status).toBe(503);
  expect([await read(other, '/q'), await read(other, '/r')]).toEqual([undefined, undefined]);
});

it('answers 410 on every instance once one has seen that the object is closed', async () => {
  await write(one, '<p>supplier</p>');
  await read(other);
  await write(one, '<p>closed</p>', GONE_TAG);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_000 });
  expect(await read(one)).toMatchObject({ html: '<p>closed</p>', status: 410 });
  expect(await read(other)).toMatchObject({ html: '<p>closed</p>', status: 410 });
});

it('renders and stores as alone while the store fails, and shares again afterwards', async () => {
  store.trouble = () => Promise.reject(new Error('gone'));
  await write(one, '<p>alone</p>');
  expect(await read(one)).toMatchObject({ html: '<p>alone</p>' });
  store.trouble = undefined;
  one = { ...one, pages: new SharedPages(store) };
  await write(one, '<p>again</p>');
  expect(await read(other)).toMatchObject({ html: '<p>again</p>' });
});

it('gives its lock back with the page, also with none', async () => {
  expect(await read(one)).toBeUndefined();
  expect(store.locks.size).toBe(1);
  await write(one, '<p>rendered</p>');
  expect(store.locks.size).toBe(0);
  await read(one, '/q');
  await write(one, '<p>error screen</p>', FAILED_TAG, '/q');
  expect(store.locks.size).toBe(0);
});

it('passes invalidated tags on', async () => {
  useSharedPages(one.pages);
  await one.cache.revalidateTag(['a']);
  expect(store.changes.map(({ text }) => JSON.parse(text))).toMatchObject([{ tags: ['a'] }]);
});

it.each(['html', 'routeCacheLastModified'])(
  'sends a page of the other instance although its own disk does not take it: %s',
  async (part) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const writeFile = async (path: string, data: string | Uint8Array) => {
      if (Buffer.from(data).includes(part)) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      await nodeFs.writeFile(path, data);
    };
    rmSync(other.folder, { recursive: true });
    // The framework has one memory for all caches of a process; the tests before this one do without.
    other = openInstance({ fs: { ...nodeFs, writeFile }, maxMemoryCacheSize: 1_000_000 });
    await write(one, '<html>rendered</html>');
    forgetInMemory(KEY);
    expect(await read(other)).toMatchObject({ html: '<html>rendered</html>' });
    expect(log).toHaveBeenCalledWith(expect.stringContaining('ENOSPC'));
    store.isOpen = false;
    forgetInMemory(KEY);
    expect(await read(other)).toBeUndefined();
  },
);
