import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@/testing/eventually';
import { runOutAtOnce } from '@/testing/run-out-at-once';
import { addresses, serve, sitemapUnderTest } from '../served-sitemap.fixtures';

const { fakeCatalogue, settings, catalogue, reset } = await sitemapUnderTest('test-results/sitemap-storage');
vi.mock('@/lib/settings/site-settings', () => ({
  siteSettings: () => settings,
  isHiddenFromSearchEngines: () => false,
}));

// The first import compiles the transport, which a test should not wait for.
beforeAll(() => import('../serve-sitemap'));
beforeEach(reset);
afterAll(() => fakeCatalogue.close());

describe('a part of the sitemap', () => {
  it('returns early to a client that would wait too long, and has the part for the next request', async () => {
    const { sitemapPart } = await import('../serve-sitemap');
    await (await serve()).index();
    runOutAtOnce(0);
    const impatient = await sitemapPart('base-products-c-small.xml', 0);
    expect([impatient.status, impatient.headers.get('retry-after')]).toEqual([503, '60']);
    expect((await sitemapPart('base-products-c-small.xml')).status).toBe(200);
    const requested = fakeCatalogue.seen.filter(({ url }) => url.includes('/byproduct'));
    expect(requested).toHaveLength(50);
  });

  it('serves the last good copy of a part when rewriting it fails', async () => {
    const good = await (await serve()).part('products-c-small.xml');
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 7 * 3_600_000);
    const served = await serve();
    await served.index();
    catalogue.isDown = true;
    expect(await served.part('products-c-small.xml')).toEqual(good);
    await eventually(() =>
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('kept as it was')),
    );
    expect(await served.part('products-c-small.xml')).toEqual(good);
  });

  it('returns 503 for a part that was never written and cannot be, 404 for an unknown one', async () => {
    const served = await serve();
    await served.index();
    catalogue.isDown = true;
    expect((await served.part('suppliers.xml')).status).toBe(503);
    expect((await served.part('nothing.xml')).status).toBe(404);
  });
});

describe('where the build is read-only', () => {
  const { WEB_BUILD_DIR } = settings;
  const root = 'test-results/sitemap-read-only';
  beforeEach(() => {
    rmSync(root, { recursive: true, force: true });
    mkdirSync(root, { recursive: true });
    // Nothing can be written below a file, whoever tries.
    writeFileSync(`${root}/build`, '');
    settings.WEB_BUILD_DIR = `${root}/build`;
  });
  afterEach(() => {
    settings.WEB_BUILD_DIR = WEB_BUILD_DIR;
    settings.PAGE_CACHE_DIR = undefined;
    rmSync(root, { recursive: true });
  });

  it('writes the parts into the folder of the pages rendered while it runs, one for each build', async () => {
    settings.PAGE_CACHE_DIR = `${root}/pages`;
    const { status, text } = await (await serve()).part('products-c-small.xml');
    expect([status, addresses(text).length]).toEqual([200, 250]);
    expect(readdirSync(`${root}/pages/development/sitemap`)).toHaveLength(1);
    vi.resetModules();
    fakeCatalogue.seen.length = 0;
    expect((await (await serve()).part('products-c-small.xml')).text).toBe(text);
    expect(fakeCatalogue.seen.filter(({ url }) => url.includes('/supplierproducts/catalog'))).toEqual([]);
  });

  it('writes a part again whose file was removed to make room', async () => {
    settings.PAGE_CACHE_DIR = `${root}/pages`;
    const served = await serve();
    const { text } = await served.part('products-c-small.xml');
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
    rmSync(`${root}/${files.find((file) => file.endsWith('.xml'))}`);
    expect(await served.part('products-c-small.xml')).toEqual({ status: 200, text });
  });

  it('serves a part from memory where it cannot be written, and says so in the log', async () => {
    const served = await serve();
    const { status, text } = await served.part('products-c-small.xml');
    expect([status, addresses(text).length]).toEqual([200, 250]);
    expect(text.endsWith('</urlset>\n')).toBe(true);
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('products-c-small is in memory only'));
    expect(await served.index()).toContain(
      'products-c-small.xml</loc><lastmod>2026-11-21T00:04:09.000Z</lastmod>',
    );
    fakeCatalogue.seen.length = 0;
    expect((await served.part('products-c-small.xml')).text).toBe(text);
    expect(fakeCatalogue.seen.filter(({ url }) => url.includes('/supplierproducts/catalog'))).toEqual([]);
    expect(existsSync(`${root}/pages`)).toBe(false);
  });

  it('returns 503 for a part that cannot be read all the same', async () => {
    const served = await serve();
    await served.index();
    catalogue.isDown = true;
    expect((await served.part('suppliers.xml')).status).toBe(503);
  });
});
