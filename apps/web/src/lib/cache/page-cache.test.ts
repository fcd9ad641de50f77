import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cacheContext } from '../framework/cache-context.fixtures';
import { FileSystemCache } from '../framework/file-system-cache';
import { FAILED_TAG, GONE_TAG, INCOMPLETE_SECONDS, INCOMPLETE_TAG } from './cache-tags';
import PageCache from './page-cache';

/** The file system interface that Next gives to a cache. */
const disk = {
  existsSync,
  readFileSync,
  readFile,
  stat,
  writeFile,
  mkdir: (folder: string) => mkdir(folder, { recursive: true }),
};

const folders: string[] = [];
let cache: PageCache;
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'page-cache-'));
  folders.push(folder);
  cache = openCache(folder);
});
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function openCache(folder: string, serverDistDir = folder): PageCache {
  return new PageCache(cacheContext(serverDistDir, { fs: disk }));
}

type Value = Parameters<PageCache['set']>[1];
const page = (html: string, tags = '') =>
  ({
    kind: 'APP_PAGE',
    html,
    rscData: Buffer.from('rsc'),
    headers: { 'x-next-cache-tags': tags },
    status: undefined as number | undefined,
    postponed: undefined,
    segmentData: undefined,
  }) as unknown as Value & { status?: number; headers: Record<string, string> };
const lifetime = () => ({
  kind: 'APP_PAGE',
  isFallback: false,
  isRoutePPREnabled: false,
  cacheControl: { revalidate: 600, expire: undefined as number | undefined },
});
const write = (key: string, value: Value, context = lifetime()) =>
  cache.set(key, value, context as unknown as Parameters<PageCache['set']>[2]);
const read = async (key: string, from = cache) =>
  (await from.get(key, { kind: 'APP_PAGE', isFallback: false } as Parameters<PageCache['get']>[1]))?.value as
    | { html: string; status?: number; headers: Record<string, string> }
    | undefined;

describe('PageCache', () => {
  it('gives the first visitor the same policy as the next', async () => {
    const value = page('<script>self.__next_f.push([1,"a"])</script>');
    await write('/p', value);
    expect(value.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    expect((await read('/p'))?.headers['content-security-policy']).toBe(
      value.headers['content-security-policy'],
    );
  });

  it('does not serve a page rendered with other settings, such as one of the build', async () => {
    await write('/p', page('<p>x</p>', 'bazaar-settings-of-another-run'));
    const folder = folders[0]!;
    // Pages of the build on disk have no stamp.
    const unstamped = page('<p>build</p>');
    await FileSystemCache.prototype.set.call(cache, '/built', unstamped, lifetime() as never);
    expect(await read('/built', openCache(folder))).toBeUndefined();
  });

  it('keeps the valid copy when a later render fails', async () => {
    await write('/p', page('<p>good</p>'));
    await write('/p', page('<p>error screen</p>', FAILED_TAG));
    expect(await read('/p')).toMatchObject({ html: '<p>good</p>', status: undefined });
  });

  it('returns 503 with Retry-After when there is no valid copy, to this request only', async () => {
    const failed = page('<p>error screen</p>', FAILED_TAG);
    await write('/p', failed);
    expect(failed.status).toBe(503);
    expect(failed.headers['retry-after']).toBe(String(INCOMPLETE_SECONDS));
    expect(await read('/p')).toBeUndefined();
  });

  it('serves an incomplete page once: the next request renders it again', async () => {
    const incomplete = page('<p>half</p>', INCOMPLETE_TAG);
    await write('/p', incomplete);
    expect(incomplete.headers['content-security-policy']).toBeDefined();
    expect(await read('/p')).toBeUndefined();
  });

  it('prefers a complete page to a newer incomplete one for an hour', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    await write('/p', page('<p>whole</p>'));
    vi.advanceTimersByTime(59 * 60_000);
    await write('/p', page('<p>half</p>', INCOMPLETE_TAG));
    expect(await read('/p')).toMatchObject({ html: '<p>whole</p>' });
    vi.advanceTimersByTime(2 * 60_000);
    await write('/p', page('<p>half</p>', INCOMPLETE_TAG));
    expect(await read('/p')).toBeUndefined();
    vi.useRealTimers();
  });

  it('replaces the error screen with the page', async () => {
    await write('/p', page('<p>error screen</p>', FAILED_TAG));
    await write('/p', page('<p>good</p>'));
    expect(await read('/p')).toMatchObject({ html: '<p>good</p>', status: undefined });
  });

  it('returns 410 for a closed object, also where there was a page before', async () => {
    await write('/p', page('<p>supplier</p>'));
    await write('/p', page('<p>closed</p>', GONE_TAG));
    expect(await read('/p')).toMatchObject({ html: '<p>closed</p>', status: 410 });
  });

  it('stores an address longer than a file name', async () => {
    const key = `/products/sp-1/${encodeURIComponent('بلبرینگ '.repeat(40))}`;
    await write(key, page('<p>long</p>'));
    expect((await read(key, openCache(folders[0]!)))?.html).toBe('<p>long</p>');
  });

  it('sends a page with inlined stylesheets, also to the first visitor, and stores it without', async () => {
    const folder = folders[0]!;
    mkdirSync(join(folder, 'static'));
    writeFileSync(join(folder, 'static/core.css'), '.a{color:red}');
    cache = openCache(folder, join(folder, 'server'));
    const value = page(
      '<link rel="stylesheet" href="/_next/static/core.css" data-precedence="next"/><p>x</p>',
    );
    await write('/p', value);
    const inside =
      '<style data-precedence="next" data-href="/_next/static/core.css">.a{color:red}</style><p>x</p>';
    const hash = createHash('sha256').update('.a{color:red}').digest('base64');
    expect(value).toMatchObject({ html: inside });
    for (let visit = 0; visit < 2; visit += 1) {
      const sent = await read('/p');
      expect(sent?.html).toBe(inside);
      expect(sent?.headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
    }
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    expect(files.map((file) => readFileSync(join(folder, file), 'utf8'))).toEqual([
      expect.stringContaining('<link'),
    ]);
  });
});
