import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { afterAll, expect, it } from 'vitest';
import { type CacheContext, FileSystemCache, type GetContext, TAGS_HEADER } from './file-system-cache';
import { forgetInMemory, invalidateTagsAt, LocalPages, type PageRecord } from './local-pages';

const folder = mkdtempSync(join(tmpdir(), 'local-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

class Pages extends LocalPages {
  readonly takeOver = this.take.bind(this);
  readonly memoryAt = this.inMemory.bind(this);
}

const context = { fs: nodeFs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [] };
const pages = new Pages({ ...context, maxMemoryCacheSize: 1_000_000 } as unknown as CacheContext);
const requested = { kind: 'APP_PAGE', isFallback: false } as GetContext;
const record = (lastModified: number): PageRecord =>
  ({
    value: {
      kind: 'APP_PAGE',
      html: '<p>x</p>',
      rscData: Buffer.from('rsc'),
      headers: { [TAGS_HEADER]: 'a,b' },
    },
    lastModified,
    cacheControl: { revalidate: 600 },
  }) as unknown as PageRecord;

it('a page taken over keeps its age and lifetime, in memory and on disk', async () => {
  const lastModified = Date.now() - 300_000;
  await pages.takeOver('/p', record(lastModified));
  expect(pages.memoryAt('/p')?.lastModified).toBe(lastModified);
  expect([forgetInMemory('/p'), forgetInMemory('/p'), pages.memoryAt('/p')]).toEqual([
    true,
    false,
    undefined,
  ]);
  const stored = await pages.get('/p', requested);
  expect(stored).toMatchObject({
    lastModified,
    cacheControl: { revalidate: 600 },
    value: { html: '<p>x</p>' },
  });
});

it('a tag invalidated elsewhere hides the pages that are older, and no younger one', async () => {
  const atMs = Date.now() - 1_000;
  await pages.takeOver('/old', record(atMs - 1));
  await pages.takeOver('/new', record(atMs + 1));
  invalidateTagsAt(['b'], atMs);
  expect(await FileSystemCache.prototype.get.call(pages, '/old', requested)).toBeNull();
  expect(await FileSystemCache.prototype.get.call(pages, '/new', requested)).not.toBeNull();
});
