import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheContext } from '../framework/cache-context.fixtures';
import { forgetInMemory } from '../framework/local-pages';
import { useSharedPages } from '../shared-pages/current-shared-pages';
import { SharedPages } from '../shared-pages/shared-pages';
import { StoreInMemory } from '../shared-pages/testing/store-in-memory';
import { MISSING_TAG } from './cache-tags';
import PageCache from './page-cache';

const KEY = '/route-cache/APP_PAGE/hash/$/p';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
});
afterEach(() => {
  useSharedPages(undefined);
  forgetInMemory(KEY);
  rmSync(folder, { recursive: true });
});

/** Opens a cache; its disk fails after half of what contains `part`. */
function openCache(part?: string): PageCache {
  const fs = {
    ...nodeFs,
    writeFile: async (path: string, data: string | Uint8Array) => {
      const isFailing = part !== undefined && Buffer.from(data).includes(part);
      await nodeFs.writeFile(path, isFailing ? data.slice(0, data.length / 2) : data);
      if (isFailing) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
    },
  };
  return new PageCache(cacheContext(join(folder, 'server'), { fs, maxMemoryCacheSize: 1_000_000 }));
}

function page(html: string, more: Record<string, string> = {}) {
  const headers: Record<string, string> = { 'x-next-cache-tags': '', ...more };
  return { kind: 'APP_PAGE', html, rscData: Buffer.from(`data of ${html}`), headers };
}

async function write(cache: PageCache, value: object, key = KEY): Promise<void> {
  const lifetime = { isFallback: false, isRoutePPREnabled: false, cacheControl: { revalidate: 600 } };
  await cache.set(key, value as never, lifetime as never);
}

type Sent = { html: string; status?: number; headers: Record<string, string> };

/** Returns what a process that has just started finds. */
async function read(cache: PageCache, key = KEY): Promise<Sent | undefined> {
  forgetInMemory(key);
  return readHeld(cache, key);
}

async function readHeld(cache: PageCache, key = KEY): Promise<Sent | undefined> {
  const stored = await cache.get(key, { kind: 'APP_PAGE', isFallback: false } as never);
  return stored?.value as unknown as Sent | undefined;
}

describe('a disk that takes no more', () => {
  it.each([
    ['the page itself', '<p>next</p>'],
    ['its headers', '"headers"'],
    ['its data for the router', 'data of <p>next</p>'],
  ])('serves neither half a page nor parts of two when %s is not written', async (_name, part) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await write(openCache(), page('<p>former</p>'));
    await write(openCache(part), page('<p>next</p>'));
    expect(await read(openCache())).toBeUndefined();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('ENOSPC'));
    await write(openCache(), page('<p>after</p>'));
    expect(await read(openCache())).toMatchObject({ html: '<p>after</p>' });
  });

  it('gives the first visitor the page with its stylesheets all the same', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    mkdirSync(join(folder, 'static'));
    writeFileSync(join(folder, 'static/core.css'), '.a{color:red}');
    const value = page(
      '<link rel="stylesheet" href="/_next/static/core.css" data-precedence="next"/><p>x</p>',
    );
    await write(openCache('<p>x</p>'), value);
    expect(value.html).toContain('<style data-precedence="next" data-href="/_next/static/core.css">');
  });
});

describe('addresses that anybody can invent', () => {
  const invented = [
    ['an unknown object', () => page('<p>nothing here</p>', { 'x-next-cache-tags': MISSING_TAG }), 404],
    ['another name of an object', () => page('', { location: '/products/sp-7/pump' }), undefined],
  ] as const;
  const files = () =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));

  it.each(invented)('answers %s from memory and never fills the disk', async (_name, make, status) => {
    await write(openCache(), make());
    expect(files()).toEqual([]);
    const held = await readHeld(openCache());
    expect(held?.status).toBe(status);
    expect(held?.headers.location).toBe(make().headers.location);
    expect(await read(openCache())).toBeUndefined();
  });

  it.each(invented)('serves no former page from the disk in place of %s', async (_name, make) => {
    await write(openCache(), page('<p>former</p>'));
    expect(files()).not.toEqual([]);
    await write(openCache(), make());
    expect(await read(openCache())).toBeUndefined();
  });

  it.each(invented)('takes %s over from another instance in the same way', async (_name, make) => {
    const store = new StoreInMemory();
    useSharedPages(new SharedPages(store));
    await write(openCache(), make());
    forgetInMemory(KEY);
    useSharedPages(new SharedPages(store));
    expect((await readHeld(openCache()))?.html).toBe(make().html);
    expect(files()).toEqual([]);
  });
});
