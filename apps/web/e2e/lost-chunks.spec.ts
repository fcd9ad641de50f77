import type { Page } from '@playwright/test';
import { addressesOf } from './addresses';
import { listenersAreThere } from './listeners';
import { expect, test } from './product';

const FILES = '**/_next/static/chunks/**';
const BROKEN = /مشکلی در ارائهٔ خدمت|This page couldn|Application error/;

/** Makes the files of the page's build respond 404, as after a deployment; the document's own scripts are loaded. */
async function deploy(page: Page): Promise<void> {
  await page.route(FILES, (route) => route.fulfill({ status: 404, body: 'not found' }));
}

/** Counts the documents the tab loads from now on; from the first of them the files respond again, unless `areFilesBack` is false. */
function countDocuments(page: Page, areFilesBack = true): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    count += 1;
    if (areFilesBack) void page.unroute(FILES);
  });
  return () => count;
}

const openArea = (page: Page) =>
  page.getByRole('button', { name: 'دسته‌های محصولات' }).first().click({ noWaitAfter: true });

/** Opens a page and waits until it is hydrated and idle. */
async function openAtRest(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await openedAtRest(page);
}

async function openedAtRest(page: Page): Promise<void> {
  await listenersAreThere(page);
  await page.waitForLoadState('networkidle');
}

test('R-119 a missing chunk reloads the page once, and the part is shown', async ({ page, product }) => {
  const { leaf } = await addressesOf(product);
  await openAtRest(page, leaf.list);
  const documents = countDocuments(page);
  await deploy(page);
  await openArea(page);
  await expect.poll(documents).toBe(1);
  await page.waitForLoadState('load');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(BROKEN)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(leaf.list);
  await openedAtRest(page);
  await openArea(page);
  await expect(
    page
      .getByRole('region')
      .getByRole('link', { name: /^مشاهدهٔ/ })
      .first(),
  ).toBeVisible();
  expect(documents()).toBe(1);
});

test('R-119 a page with a missing script is loaded as a document', async ({ page, product }) => {
  const { leaf } = await addressesOf(product);
  await openAtRest(page, leaf.list);
  const documents = countDocuments(page);
  await deploy(page);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/users/login';
    link.textContent = 'to the login';
    link.id = 'to-login';
    document.querySelector('main')?.prepend(link);
  });
  await page.locator('#to-login').click();
  await expect(page).toHaveURL(/\/users\/login/);
  await expect.poll(documents).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(BROKEN)).toHaveCount(0);
});

test('R-119 a chunk that stays missing shows a Persian error and causes no loop', async ({
  page,
  product,
}) => {
  const { leaf } = await addressesOf(product);
  await openAtRest(page, leaf.list);
  const documents = countDocuments(page);
  await deploy(page);
  await openArea(page);
  await expect.poll(documents).toBe(1);
  await openedAtRest(page);
  await deploy(page);
  await openArea(page);
  await expect(page.getByText('مشکلی در ارائهٔ خدمت پیش آمد').first()).toBeVisible();
  await expect(page.getByText('تلاش دوباره').first()).toBeVisible();
  expect(documents()).toBe(1);
});
