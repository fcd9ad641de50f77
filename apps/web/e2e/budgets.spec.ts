import { readSettings } from '@bazaar/settings';
import { measureTransfer } from '../../../scripts/bench/page-transfer.ts';
import { addressesOf } from './addresses';
import { everyPage, PRIVATE_PAGES } from './every-page';
import { expect, test } from './product';

/** The heaviest page of each kind, with its script budget in KB: at most 155.3, and much less for most. */
const WEIGHED: Readonly<Record<string, number>> = {
  '': 154.3,
  search: 150.3,
  'category/[categoryId]/[[...name]]': 150.7,
  'products/category/[categoryId]/[[...name]]': 152,
  'products/base-product/[baseProductId]/[[...name]]': 150.7,
  'dynamic/compare/products/category/[categoryId]/[[...name]]': 149,
  'supplier/[supplierId]/[[...name]]': 151.4,
  'suppliers/search/[key]': 149.3,
  'users/login': 155.3,
};
const chromium = () => readSettings().CHROMIUM_PATH ?? '/usr/bin/chromium';

test('a product page stays within its budgets and makes no call when it is cached', async ({
  product,
  page,
}) => {
  const { siblings } = await addressesOf(product);
  const [warm = '', sibling = '', cold = ''] = siblings;
  await page.goto(sibling);
  await page.goto(warm);
  const transfer = await measureTransfer(product.settings, warm, chromium());
  // With prefetched files: products share their script and stylesheet.
  expect(transfer.scriptWithAheadKb).toBeLessThanOrEqual(157);
  expect(transfer.scriptKb).toBeGreaterThan(50);
  expect(transfer.styleWithAheadKb).toBeLessThanOrEqual(12);
  expect(transfer.fontKb).toBeLessThanOrEqual(45);

  await product.forgetCalls();
  for (let visit = 0; visit < 5; visit += 1) await fetch(product.settings.SITE_URL + warm);
  expect(await product.callCount()).toBe(0);
  await fetch(product.settings.SITE_URL + cold);
  expect(await product.callCount()).toBeLessThanOrEqual(3);
});

test('every kind of page stays within the script and style budgets', async ({ product }) => {
  test.setTimeout(120_000);
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
        const { scriptKb, styleKb } = await measureTransfer(product.settings, next.path, chromium());
        const isWhole = scriptKb > 50 && styleKb > 5;
        if (!isWhole || scriptKb > next.mostKb || styleKb > 12)
          overweight.push([next.route, scriptKb, styleKb]);
      }
    }),
  );
  expect(overweight).toEqual([]);
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
    }).toPass({ timeout: 15_000 });
  }
});
