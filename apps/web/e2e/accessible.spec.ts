import type { Page } from '@playwright/test';
import { addressesOf } from './addresses';
import { axeViolations } from './axe-violations';
import { everyPage } from './every-page';
import { logIn } from './log-in';
import { expect, test } from './product';

test('axe reports no violation on any screen', { tag: '@phone' }, async ({ page, product }, info) => {
  test.setTimeout(600_000);
  const { leaf } = await addressesOf(product);
  const waiting = [
    ...Object.values(await everyPage(product)),
    `${leaf.list}?view=grid&sort=name`,
    '/search?q=بلبرینگ',
    '/search?q=fgfvdk&tab=products',
    '/search?q=بلبرینگ&tab=contents',
    '/search?q=بلبرینگ&tab=videos',
    '/search?q=بلبرینگ&tab=categories',
    '/search?q=qqqxyz&exact=1',
    '/products/search/Product?term=بلبرینگ&view=table',
    '/products/search/Product?term=qqqxyz&kinds=Importer',
    '/search',
  ];
  const found: unknown[] = [];
  const lookAtAll = async (visitor: Page) => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await visitor.goto(path);
      const violations = await axeViolations(visitor);
      if (violations.length > 0) found.push([path, violations]);
    }
  };
  // Two in parallel: the analysis takes the browser longer than the visit.
  await Promise.all(
    [page, await page.context().newPage()].map(async (visitor) => {
      await showWhole(visitor);
      await lookAtAll(visitor);
    }),
  );
  expect(found).toEqual([]);
  await page.goto('/users/login');
  await logIn(page, product, info.project.name === 'phone' ? '09120000006' : '09120000005');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

/** Makes the viewport tall enough for a whole page: a target which a sticky bar covers for a moment is not too small. */
async function showWhole(page: Page): Promise<void> {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 4000 });
}
