import type { Page, Request } from '@playwright/test';
import { expect, test } from './product';

const LIST = '/products/category/c-deep-groove-ball-bearing';
const PRODUCT_LINKS = 'main a[href^="/products/sp-"]';

test('prefetches a page with its first picture while the pointer rests on its link, and then needs no more requests', async ({
  page,
}) => {
  await openAtRest(page, LIST);
  const link = page.locator(PRODUCT_LINKS).nth(12);
  const href = (await link.getAttribute('href')) ?? '';
  const picture = page.waitForResponse((answer) => /\/media\/drawings\/sp-.*w=640/.test(answer.url()));
  const whole = page.waitForResponse((answer) => isWholePage(answer.request(), href));
  await link.hover();
  await Promise.all([picture, whole]);
  const requested = listenForPages(page);
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested).toEqual([]);
});

test('follows a link on mousedown, and Back undoes it', async ({ page }) => {
  await openAtRest(page, LIST);
  const link = page.locator(PRODUCT_LINKS).first();
  const href = (await link.getAttribute('href')) ?? '';
  await link.hover();
  await page.mouse.down();
  await expect(page).toHaveURL((url) => url.pathname === href);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname.startsWith(LIST));
});

test('prefetches at most five pages at a time, however many links are hovered', async ({ page }) => {
  let inFlight = 0;
  let most = 0;
  await page.route(/[?&]_rsc=/, async (route) => {
    inFlight += 1;
    most = Math.max(most, inFlight);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
    inFlight -= 1;
  });
  await openAtRest(page, LIST);
  const links = page.locator(PRODUCT_LINKS);
  for (let index = 0; index < 12; index += 1) {
    await links.nth(index).hover();
    await page.waitForTimeout(80);
  }
  await page.waitForTimeout(1_500);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(5);
});

test('prefetches the first few links in view, and none for a visitor who saves data', async ({
  page,
  browser,
  baseURL,
}) => {
  const requested = listenForPages(page);
  await openAtRest(page, LIST);
  await expect.poll(() => new Set(requested).size, { timeout: 15_000 }).toBeGreaterThan(1);
  await page.waitForTimeout(2_000);
  expect(new Set(requested).size).toBeLessThanOrEqual(6);

  const saver = await browser.newPage({ baseURL });
  await saver.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  const requestedBySaver = listenForPages(saver);
  await openAtRest(saver, LIST);
  await saver.waitForTimeout(4_000);
  expect(requestedBySaver).toEqual([]);
  await saver.close();
});

/** Opens a page and waits until it is idle, when its prefetch listener starts. */
async function openAtRest(page: Page, address: string): Promise<void> {
  const menus = page.waitForResponse((answer) => answer.url().includes('/api/v1/categories/menu'));
  await page.goto(address);
  await menus;
  await page.mouse.move(2, 2);
}

/** Collects the paths of the pages requested from now on. */
function listenForPages(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('_rsc=')) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Returns true for a request of the page's content and not only of the layouts' outline. */
function isWholePage(request: Request, href: string): boolean {
  const { pathname, search } = new URL(request.url());
  const isOutline = request.headers()['next-router-segment-prefetch'] !== undefined;
  return search.includes('_rsc=') && pathname === href && !isOutline;
}
