import { gzipSync } from 'node:zlib';
import { measureTransfer } from '../../../scripts/bench/page-transfer.ts';
import { addressesOf } from './addresses';
import { everyPage, PRIVATE_PAGES } from './every-page';
import { expect, test } from './product';

/** The heaviest page of each kind, with its script budget in KB. */
const WEIGHED: Readonly<Record<string, number>> = {
  '': 133.8,
  ai: 139.9,
  faq: 131.6,
  feedback: 141.3,
  search: 130.1,
  'category/[categoryId]/[[...name]]': 131.8,
  'dynamic/category/categoryType/[categoryType]': 132.6,
  'dynamic/products/category/[categoryId]/[[...name]]': 132.9,
  'products/category/[categoryId]/[[...name]]': 132.9,
  'products/base-product/[baseProductId]/[[...name]]': 131.8,
  'products/search/[categoryType]': 130.8,
  'dynamic/compare/products/category/[categoryId]/[[...name]]': 130.3,
  'supplier/[supplierId]/[[...name]]': 132.3,
  'suppliers/search/[key]': 130.5,
  'contents/[id]/supplier/[supplierId]/[[...title]]': 134.2,
  'users/login': 135.1,
};
/** Documents of cached pages in KB, plain and with gzip; a part that only markup needs is in a page once. */
const DOCUMENTS: Readonly<Record<string, readonly [plainKb: number, zippedKb: number]>> = {
  '': [222, 42.5],
  'category/[categoryId]/[[...name]]': [140, 30],
  'products/[productId]/[[...name]]': [142, 30],
  'products/category/[categoryId]/[[...name]]': [182, 31],
  'products/base-product/[baseProductId]/[[...name]]': [122, 29],
  'supplier/[supplierId]/[[...name]]': [142, 30],
  'suppliers/[categoryType]': [206, 34],
  'contents/[id]/[...title]': [142, 30],
};

test('a product page stays within its budgets and makes no call when it is cached', async ({
  product,
  page,
  browser,
}) => {
  const { siblings } = await addressesOf(product);
  const [warm = '', sibling = '', cold = ''] = siblings;
  await page.goto(sibling);
  await page.goto(warm);
  const transfer = await measureTransfer(browser, product.settings, warm);
  // With prefetched files: products share their script and stylesheet.
  expect(transfer.scriptWithAheadKb).toBeLessThanOrEqual(134.1);
  expect(transfer.scriptKb).toBeGreaterThan(50);
  expect(transfer.styleWithAheadKb).toBeLessThanOrEqual(12);
  expect(transfer.fontKb).toBeLessThanOrEqual(45);

  await product.forgetCalls();
  for (let visit = 0; visit < 5; visit += 1) await fetch(product.settings.SITE_URL + warm);
  expect(await product.callCount()).toBe(0);
  await fetch(product.settings.SITE_URL + cold);
  expect(await product.callCount()).toBeLessThanOrEqual(3);
});

test('every kind of page stays within the script and style budgets', async ({ product, browser }) => {
  const pages = await everyPage(product);
  const waiting = Object.entries(WEIGHED).map(([route, mostKb]) => ({
    route,
    mostKb,
    path: pages[route] ?? '',
  }));
  const overweight: unknown[] = [];
  // A few in parallel: most of the time is spent waiting for late requests of the page.
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { scriptKb, styleKb } = await measureTransfer(browser, product.settings, next.path);
        const isWhole = scriptKb > 50 && styleKb > 5;
        if (!isWhole || scriptKb > next.mostKb || styleKb > 12)
          overweight.push([next.route, scriptKb, styleKb]);
      }
    }),
  );
  expect(overweight).toEqual([]);
});

test('documents of cached pages stay within their budgets', async ({ product }) => {
  const pages = await everyPage(product);
  const sizes: unknown[] = [];
  for (const [route, [plainKb, zippedKb]] of Object.entries(DOCUMENTS)) {
    const url = product.settings.SITE_URL + pages[route];
    await (await fetch(url)).text();
    const html = await (await fetch(url)).text();
    const sizesKb = [Buffer.byteLength(html) / 1024, gzipSync(html).length / 1024] as const;
    expect(html, route).toContain('data-shared="');
    if (sizesKb[0] > plainKb || sizesKb[1] > zippedKb) sizes.push([route, ...sizesKb]);
  }
  expect(sizes).toEqual([]);
});

test('a page visited before makes no call', async ({ product }) => {
  for (const [route, path] of Object.entries(await everyPage(product))) {
    if (PRIVATE_PAGES.some((folder) => route.startsWith(folder))) continue;
    const url = product.settings.SITE_URL + path;
    // A page rendered while a read was late is not cached: it is rendered again.
    await expect(async () => {
      await (await fetch(url)).arrayBuffer();
      await product.forgetCalls();
      await (await fetch(url)).arrayBuffer();
      expect([path, await product.callCount()]).toEqual([path, 0]);
    }).toPass({ timeout: 60_000 });
  }
});
