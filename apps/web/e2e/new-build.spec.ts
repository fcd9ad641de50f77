import type { Page } from '@playwright/test';
import { addressesOf } from './addresses';
import { expect, test } from './product';

const AN_HOUR = 3_600_000;
const BANNER = 'نسخهٔ تازه‌ای آماده است';

/** Opens a page, serves another build and advances the clock by an hour; returns the number of documents loaded since. */
async function openOutdated(page: Page, address: string): Promise<() => number> {
  await page.clock.install();
  const menus = page.waitForResponse((answer) => answer.url().includes('/api/v1/categories/menu'));
  await page.goto(address);
  await page.clock.runFor(3_000);
  await menus;
  await page.route('**/api/build', (route) => route.fulfill({ json: { id: 'the next build' } }));
  await page.clock.runFor(AN_HOUR + 1_000);
  await expect(page.getByText(BANNER)).toBeVisible();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

test.describe('after a new build the next page loads as a document', () => {
  test('by mouse press', async ({ page, product }) => {
    const { leaf } = await addressesOf(product);
    const documents = await openOutdated(page, leaf.list);
    const link = page.locator('main a[href^="/products/sp-"]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.hover();
    await page.mouse.down();
    await expect(page).toHaveURL((url) => url.pathname === href);
    await page.mouse.up();
    await expect(page.getByText(BANNER)).toHaveCount(0);
    expect(documents()).toBe(1);
  });

  test('by keyboard', async ({ page, product }) => {
    const { leaf } = await addressesOf(product);
    const documents = await openOutdated(page, leaf.list);
    const link = page.locator('main a[href^="/products/sp-"]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === href);
    await expect(page.getByText(BANNER)).toHaveCount(0);
    expect(documents()).toBe(1);
  });

  test('by a form that uses the router', async ({ page, product }) => {
    const { leaf } = await addressesOf(product);
    const documents = await openOutdated(page, leaf.list);
    const box = page.locator('header').getByRole('combobox', { name: 'جستجو' });
    await box.fill('پمپ');
    await box.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/search');
    await expect(page.getByText(BANNER)).toHaveCount(0);
    expect(documents()).toBe(1);
  });

  test('by Back', async ({ page, product }) => {
    const { leaf } = await addressesOf(product);
    await page.clock.install();
    const menus = page.waitForResponse((answer) => answer.url().includes('/api/v1/categories/menu'));
    await page.goto(leaf.list);
    await page.clock.runFor(3_000);
    await menus;
    const link = page.locator('main a[href^="/products/sp-"]').first();
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith('/products/sp-'));
    await page.route('**/api/build', (route) => route.fulfill({ json: { id: 'the next build' } }));
    await page.clock.runFor(AN_HOUR + 1_000);
    await expect(page.getByText(BANNER)).toBeVisible();
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.goBack();
    expect(new URL((await loaded).url()).pathname).toBe(leaf.list);
    await expect(page.getByText(BANNER)).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === leaf.list);
  });
});
