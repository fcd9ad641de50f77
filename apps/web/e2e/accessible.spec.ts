import AxeBuilder from '@axe-core/playwright';
import { addressesOf } from './addresses';
import { everyPage } from './every-page';
import { logIn } from './log-in';
import { expect, test } from './product';

test('axe finds nothing on any screen', { tag: '@phone' }, async ({ page, product }, info) => {
  test.setTimeout(600_000);
  const { leaf } = await addressesOf(product);
  // Tall enough for a whole page: what a sticky bar covers for a moment is not too small to hit.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 4000 });
  const screens = [
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
  for (const path of screens) {
    await page.goto(path);
    expect([path, await violations()]).toEqual([path, []]);
  }
  await page.goto('/users/login');
  await logIn(page, product, info.project.name === 'phone' ? '09120000006' : '09120000005');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations()).toEqual([]);

  async function violations(): Promise<string[]> {
    const { violations: found } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    );
  }
});
