import { readSettings } from '@bazaar/settings';
import { measureTransfer } from '../../../scripts/bench/page-transfer.ts';
import { addressesOf } from './addresses';
import { expect, test } from './product';

test('a product page keeps its budgets and calls nobody when it is warm', async ({ product, page }) => {
  const { siblings } = await addressesOf(product);
  const [warm = '', sibling = '', cold = ''] = siblings;
  await page.goto(sibling);
  await page.goto(warm);
  const transfer = await measureTransfer(
    product.settings,
    warm,
    readSettings().CHROMIUM_PATH ?? '/usr/bin/chromium',
  );
  expect(transfer.scriptKb).toBeLessThanOrEqual(157);
  expect(transfer.scriptKb).toBeGreaterThan(50);
  expect(transfer.styleKb).toBeLessThanOrEqual(12);
  expect(transfer.fontKb).toBeLessThanOrEqual(45);

  await product.forgetCalls();
  for (let visit = 0; visit < 5; visit += 1) await fetch(product.settings.SITE_URL + warm);
  expect(await product.callCount()).toBe(0);
  await fetch(product.settings.SITE_URL + cold);
  expect(await product.callCount()).toBeLessThanOrEqual(3);
});

test('nothing moves while a page loads', async ({ product, page }) => {
  const { products, supplier, leaf } = await addressesOf(product);
  for (const path of ['/', products[0] ?? '', supplier, leaf.list, leaf.hub]) {
    await page.goto(path);
    await page.waitForTimeout(1_500);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let total = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
            })[]) {
              if (!entry.hadRecentInput) total += entry.value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(total), 300);
        }),
    );
    expect([path, shift <= 0.01, shift]).toEqual([path, true, shift]);
  }
});
