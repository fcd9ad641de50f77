import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addresses, names, pathsOf, serve, sitemapUnderTest } from './served-sitemap.fixtures';

const { fakeCatalogue, settings, catalogue, reset } = await sitemapUnderTest('test-results/sitemap');
vi.mock('@/lib/settings/site-settings', () => ({
  siteSettings: () => settings,
  isHiddenFromSearchEngines: () => false,
}));

// The first import compiles the transport, which a test should not wait for.
beforeAll(() => import('./serve-sitemap'));
beforeEach(reset);
afterAll(() => fakeCatalogue.close());

describe('the sitemap', () => {
  it('splits the offers along the tree, and a too large category by supplier', async () => {
    const text = await (await serve()).index();
    expect(names(text)).toEqual([
      'site',
      'categories',
      'category-products',
      'category-suppliers',
      'category-properties',
      'suppliers',
      'supplier-products-IndustrialService',
      'supplier-products-Product',
      'supplier-products-ConsultingService',
      'supplier-products-ElectronicDocument',
      'supplier-delegations',
      'pages',
      'contents',
      'content-types',
      'content-labels',
      'category-contents',
      'videos',
      'products-c-small',
      'base-products-c-small',
      'products-c-large-s-1',
      'base-products-c-large-s-1',
      'products-c-large-s-2',
      'base-products-c-large-s-2',
      'products-c-hidden',
      'base-products-c-hidden',
    ]);
  });

  it('reads a part a hundred at a time and writes every address once, encoded and escaped', async () => {
    const { status, text } = await (await serve()).part('products-c-small.xml');
    expect(status).toBe(200);
    const locations = addresses(text);
    expect(new Set(locations).size).toBe(250);
    expect(locations[0]).toBe(`https://bazaar.example/products/sp-0/${encodeURIComponent('پمپ-&-شیر')}`);
    expect(text).toContain('<image:loc>https://bazaar.example/media/drawings/sp-0.webp?w=1024</image:loc>');
    expect(fakeCatalogue.seen.filter(({ url }) => url.includes('/supplierproducts/catalog'))).toHaveLength(3);
  });

  it('writes each product that several suppliers offer once, with its newest change', async () => {
    const { text } = await (await serve()).part('base-products-c-small.xml');
    // 250 offers of 50 products, of which every tenth has one offer only.
    expect(addresses(text)).toHaveLength(45);
    expect(new Set(addresses(text)).size).toBe(45);
    expect(text).toContain('/products/base-product/bp-1/%D9%BE');
    expect(text).toContain('<lastmod>2026-11-21T00:00:02.000Z</lastmod>');
  });

  it('writes a product of a category split by supplier only where its first offer is', async () => {
    const served = await serve();
    const [first, second] = await Promise.all(
      ['s-1', 's-2'].map((id) => served.part(`base-products-c-large-${id}.xml`)),
    );
    expect(addresses(first?.text)).toHaveLength(45);
    expect(addresses(second?.text)).toEqual([]);
  });

  it('writes the landing page and the lists of every category with results, but no page that asks not to be indexed', async () => {
    const served = await serve();
    expect(await pathsOf(served, 'categories')).toEqual([
      '/category/c-root/c-root',
      '/category/c-small/c-small',
      '/category/c-large/c-large',
    ]);
    expect(await pathsOf(served, 'category-products')).toContain('/products/category/c-hidden/c-hidden');
    expect(await pathsOf(served, 'category-suppliers')).toEqual(['/supplier/category/c-root/c-root']);
  });

  it('writes one address of each supplier into a part, so that no supplier is cut off', async () => {
    const served = await serve();
    expect(await pathsOf(served, 'suppliers')).toEqual([
      `/supplier/s-1/${encodeURIComponent('یک')}`,
      `/supplier/s-2/${encodeURIComponent('دو')}`,
    ]);
    expect(await pathsOf(served, 'supplier-products-IndustrialService')).toEqual([
      '/supplier/s-1/products/IndustrialService',
    ]);
    expect(await pathsOf(served, 'supplier-products-ConsultingService')).toEqual([]);
    expect(await pathsOf(served, 'supplier-delegations')).toEqual([
      `/supplier/s-1/merchantDelegations/${encodeURIComponent('یک')}`,
    ]);
  });

  it('writes the property pages of categories that have properties, and the site’s own pages', async () => {
    const served = await serve();
    const references = await served.part('category-properties.xml');
    expect(addresses(references.text)).toEqual([
      'https://bazaar.example/category/properties/c-large/c-large',
    ]);
    const pages = await served.part('pages.xml');
    expect(addresses(pages.text)).toEqual(['https://bazaar.example/page/about']);
    expect(pages.text).toContain('<lastmod>2026-11-01T00:00:00.000Z</lastmod>');
  });

  it('writes contents at their canonical addresses, and the lists that are long enough', async () => {
    const served = await serve();
    const paths = (part: string) => pathsOf(served, part);
    expect(await paths('contents')).toEqual([
      '/contents/pg-1/a',
      '/contents/pg-2/supplier/s-1/b',
      '/supplier/s-1/content-list',
      '/contents/pg-3/c',
    ]);
    expect(await paths('content-types')).toEqual(['/contents/ct-root', '/contents/ct-long']);
    expect(await paths('content-labels')).toEqual([`/contents/label/${encodeURIComponent('پمپ')}`]);
    expect(await paths('category-contents')).toEqual([
      '/category/contents/Product/c-root/c-root',
      '/category/contents/Product/c-large/c-large',
    ]);
  });

  it('writes each video beside the page it plays on', async () => {
    const { text } = await (await serve()).part('videos.xml');
    expect(addresses(text)).toEqual(['https://bazaar.example/videos']);
    expect(text).toContain('<video:title>جازدن &amp; درآوردن</video:title>');
    expect(text).toContain('<video:content_loc>https://bazaar.example/media/v-1.webm</video:content_loc>');
  });

  it('lists the newest change of a part in the index once it has been written', async () => {
    const served = await serve();
    expect(await served.index()).not.toContain('<lastmod>');
    await served.part('products-c-small.xml');
    expect(await served.index()).toContain(
      'products-c-small.xml</loc><lastmod>2026-11-21T00:04:09.000Z</lastmod>',
    );
  });

  it('leaves out a kind that cannot be read and serves the others', async () => {
    catalogue.isDown = true;
    expect(names(await (await serve()).index())).toEqual([
      'site',
      'categories',
      'category-products',
      'category-suppliers',
      'category-properties',
      'suppliers',
      'supplier-products-IndustrialService',
      'supplier-products-Product',
      'supplier-products-ConsultingService',
      'supplier-products-ElectronicDocument',
      'supplier-delegations',
      'pages',
      'contents',
      'content-types',
      'content-labels',
      'category-contents',
      'videos',
    ]);
  });

  it('never writes more than ten thousand addresses into a part', async () => {
    catalogue.offers = 20_000;
    const { text } = await (await serve()).part('products-c-small.xml');
    expect(text.match(/<url>/g)).toHaveLength(10_000);
  });
});
