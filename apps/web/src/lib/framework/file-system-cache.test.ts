import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NEXT_CACHE_TAGS_HEADER } from 'next/dist/lib/constants';
import { afterAll, expect, it } from 'vitest';
import { type CacheContext, FileSystemCache, type GetContext, TAGS_HEADER } from './file-system-cache';

const folder = mkdtempSync(join(tmpdir(), 'framework-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));
const open = () =>
  new FileSystemCache({
    fs: {
      existsSync,
      readFileSync,
      readFile,
      stat,
      writeFile,
      mkdir: (path: string) => mkdir(path, { recursive: true }),
    },
    flushToDisk: true,
    serverDistDir: folder,
    revalidatedTags: [],
  } as unknown as CacheContext);
const requested = { kind: 'APP_PAGE', isFallback: false } as GetContext;

it('the tags of a page are in the header of this name', () => {
  expect(TAGS_HEADER).toBe(NEXT_CACHE_TAGS_HEADER);
});

it('the cache is built from these fields, and reads the text, headers and status of a page from disk', async () => {
  const page = {
    kind: 'APP_PAGE',
    html: '<p>x</p>',
    rscData: Buffer.from('rsc'),
    headers: { [TAGS_HEADER]: 'a,b', 'content-security-policy': 'p' },
    status: 503,
    postponed: undefined,
    segmentData: undefined,
  };
  const lifetime = { isFallback: false, isRoutePPREnabled: false, cacheControl: { revalidate: 600 } };
  await open().set('/p', page as never, lifetime as never);
  expect((await open().get('/p', requested))?.value).toMatchObject({
    kind: 'APP_PAGE',
    html: '<p>x</p>',
    headers: page.headers,
    status: 503,
  });
});

it('a page that was never stored is null', async () => {
  expect(await open().get('/absent', requested)).toBeNull();
});
