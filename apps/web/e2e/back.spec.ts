import type { Page } from '@playwright/test';
import { expect, test } from './product';

const LIST = '/products/category/c-deep-groove-ball-bearing';

test('Back and Forward restore sort order, page, view and scroll position', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(LIST);
  const pages = page.getByRole('navigation', { name: 'صفحه‌ها' });
  const order = page.getByRole('combobox', { name: 'مرتب‌سازی بر اساس' });
  // Without script the form's button sends it; the same holds for a choice made before the script has loaded.
  await expect(async () => {
    await order.selectOption('name');
    await expect(page).toHaveURL(/\?sort=name$/, { timeout: 3_000 });
  }).toPass();
  for (const number of ['۲', '۳']) {
    const link = pages.getByRole('link', { name: number, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    // A further page scrolls to its top.
    await expect.poll(() => place(page)).toBe(0);
  }
  const productLinks = page.locator('main a[href^="/products/sp-"]:visible');
  const chosen = productLinks.nth(14);
  await chosen.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  const left = await place(page);
  expect(left).toBeGreaterThan(100);
  await chosen.click();
  await expect(page).toHaveURL(/\/products\/sp-/);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect.poll(() => place(page)).toBe(0);

  await page.goBack();
  await expect(page).toHaveURL(/sort=name&pageNumber=3$/);
  await expect.poll(() => near(page, left)).toBe(true);
  await expect(order).toHaveValue('name');
  await page.goBack();
  await expect(page).toHaveURL(/pageNumber=2$/);
  await expect(pages.getByRole('link', { name: '۲', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await page.goBack();
  await expect(page).not.toHaveURL(/\?/);
  await expect(order).toHaveValue('-createdAt');
  for (const address of [/\?sort=name$/, /pageNumber=2$/, /pageNumber=3$/]) {
    await page.goForward();
    await expect(page).toHaveURL(address);
  }
  await expect.poll(() => near(page, left)).toBe(true);
  await expect(order).toHaveValue('name');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Compares with a tolerance of one line of text. */
const near = async (page: Page, wanted: number) => Math.abs((await place(page)) - wanted) < 24;
