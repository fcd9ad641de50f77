import { readSettings } from '@bazaar/settings';
import { measureTransfer } from '../../../scripts/bench/page-transfer.ts';
import { readPaint } from '../../../scripts/bench/screens/page-paint.ts';
import { addressesOf } from './addresses';
import { everyPage, PRIVATE_PAGES } from './every-page';
import { expect, test } from './product';

/** One page of each kind, the heaviest. */
const WEIGHED = [
  '',
  'search',
  'category/[categoryId]/[[...name]]',
  'products/category/[categoryId]/[[...name]]',
  'products/base-product/[baseProductId]/[[...name]]',
  'dynamic/compare/products/category/[categoryId]/[[...name]]',
  'supplier/[supplierId]/[[...name]]',
  'suppliers/search/[key]',
  'users/login',
];
/** KB of script a page may carry. */
const SCRIPT_KB = 157;
/** Pages that stand above it since actions, the site's router and generated calls came to every page; docs/benchmarks.md has what they carried before. */
const ABOVE: Readonly<Record<string, number>> = {
  '': 159.5,
  'products/category/[categoryId]/[[...name]]': 159.5,
  'users/login': 159.5,
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

test('every kind of page stays within the budgets of script and styles', async ({ product }) => {
  test.setTimeout(120_000);
  const pages = await everyPage(product);
  const waiting = WEIGHED.map((route) => [route, pages[route] ?? ''] as const);
  const overweight: unknown[] = [];
  // A few in parallel: most of the time is spent waiting for late requests of the page.
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const { scriptKb, styleKb } = await measureTransfer(product.settings, next[1], chromium());
        const isWhole = scriptKb > 50 && styleKb > 5;
        const mostKb = ABOVE[next[0]] ?? SCRIPT_KB;
        if (!isWhole || scriptKb > mostKb || styleKb > 12) overweight.push([next[0], scriptKb, styleKb]);
      }
    }),
  );
  expect(overweight).toEqual([]);
});

test('a page seen before makes no call', async ({ product }) => {
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

test('nothing moves while a page loads', async ({ product, context }) => {
  test.setTimeout(180_000);
  const waiting = Object.values(await everyPage(product));
  const moved: [string, number][] = [];
  // A few in parallel: most of the time is spent waiting for late layout shifts.
  await Promise.all(
    Array.from({ length: 3 }, async () => {
      const page = await context.newPage();
      for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
        await page.goto(path);
        await page.waitForTimeout(1_500);
        const { shift } = await page.evaluate(readPaint);
        if (shift > 0.01) moved.push([path, shift]);
      }
      await page.close();
    }),
  );
  expect(moved).toEqual([]);
});
