import type { Locator, Page, Request } from '@playwright/test';
import { readPaint } from '../../../scripts/bench/screens/page-paint.ts';
import { touch } from './listeners';
import { listenForRefusals } from './page-faults';
import { expect, saveData, test } from './product';

const LIST = '/products/category/c-deep-groove-ball-bearing';
const PRODUCT_LINKS = 'main a[href^="/products/sp-"]';
/** A window in which every product of the list is in view. */
const WHOLE_LIST = { width: 1440, height: 6000 };

test.use({ fetchesAhead: true });

test('prefetches a page with its first picture while the pointer rests on its link, and then needs no more requests for it', async ({
  page,
}) => {
  await openAtRest(page, LIST);
  const link = page.locator(PRODUCT_LINKS).nth(12);
  const href = (await link.getAttribute('href')) ?? '';
  await prefetched(page, link);
  const requested = listenForPages(page);
  await link.click();
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Other links in view may still be fetched ahead.
  expect(requested).not.toContain(href);
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

test('shows a page it has in the first frame after the press, whose click goes to nothing there', async ({
  page,
}) => {
  await openAtRest(page, LIST);
  const heading = page.getByRole('heading', { level: 1 });
  const list = (await heading.textContent()) ?? '';
  // The script of product pages is there from the first of them on.
  await page.locator(PRODUCT_LINKS).first().click();
  await expect(heading).not.toHaveText(list);
  await page.goBack();
  await expect(heading).toHaveText(list);
  const link = page.locator(PRODUCT_LINKS).nth(12);
  await prefetched(page, link);
  const firstFrame = await page.evaluateHandle(headingAfterPress);
  await page.mouse.down();
  await page.mouse.up();
  await expect(heading).not.toHaveText(list);
  expect(await firstFrame.evaluate((seen) => seen.heading)).toBe(await heading.textContent());
  expect(await firstFrame.evaluate(({ clicked }) => clicked)).toEqual([]);
  await expect(heading).toBeFocused();
  // What stands below the first view comes after that frame.
  await expect(page.locator('main section#related')).toBeAttached();
});

/** Rests the pointer on a link until its page is there: its picture is requested by what has arrived. */
async function prefetched(page: Page, link: Locator): Promise<void> {
  const href = (await link.getAttribute('href')) ?? '';
  const [, , id] = href.split('/');
  const picture = page.waitForResponse((answer) => answer.url().includes(`/media/drawings/${id}.webp?w=640`));
  const whole = page.waitForResponse((answer) => isWholePage(answer.request(), href));
  await link.hover();
  await Promise.all([picture, whole]);
}

/** Runs in the browser: the heading in the first frame after the next press, and what was clicked on the page by then and later. */
function headingAfterPress() {
  const clicked: string[] = [];
  addEventListener('click', ({ target }) => clicked.push(String((target as Element).outerHTML)), true);
  const heading = new Promise<string | undefined>((resolve) => {
    const look = () => resolve(document.querySelector('h1')?.textContent?.trim());
    addEventListener('mousedown', () => requestAnimationFrame(look), { once: true, capture: true });
  });
  return { heading, clicked };
}

test('prefetches at most five pages at a time, however many links are touched', async ({ page }) => {
  const held: (() => void)[] = [];
  let isHolding = true;
  await page.route(/[?&]_rsc=/, async (route) => {
    if (isHolding) await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await openAtRest(page, LIST);
  const requested = listenForPages(page);
  const links = page.locator(PRODUCT_LINKS);
  const touched = (await hrefsOf(links)).slice(0, 12);
  for (const href of touched) await touch(links.and(page.locator(`[href="${href}"]`)).first());
  await expect.poll(() => held.length).toBeGreaterThan(1);
  // A later request arrives while those are held: a sixth would have arrived before it.
  await page.evaluate(async () => void (await fetch('/robots.txt')));
  expect(held.length).toBeLessThanOrEqual(5);

  isHolding = false;
  for (const release of held) release();
  await expect.poll(() => touched.filter((href) => !requested.includes(href))).toEqual([]);
});

test('prefetches the links in view in turn, and none for a visitor who saves data', async ({
  page,
  browser,
  baseURL,
}) => {
  const saver = await browser.newPage({ baseURL, viewport: WHOLE_LIST });
  await saver.addInitScript(saveData);
  const requestedBySaver = listenForPages(saver);
  await openAtRest(saver, LIST);

  await page.setViewportSize(WHOLE_LIST);
  const requested = listenForPages(page);
  const refused: string[] = [];
  listenForRefusals(page, (text) => refused.push(text));
  await openAtRest(page, LIST);
  const inView = await hrefsOf(page.locator(PRODUCT_LINKS));
  expect(inView.length).toBeGreaterThan(12);
  await expect
    .poll(() => inView.filter((href) => !requested.includes(href)), { timeout: 60_000 })
    .toEqual([]);
  expect(refused).toEqual([]);
  expect((await page.evaluate(readPaint)).shift).toBeLessThanOrEqual(0.01);

  // The visitor who saves data came earlier: those links have rested longer, and only the pointer counts.
  const pointed = await prefetchUnderPointer(saver, requestedBySaver);
  expect([...new Set(requestedBySaver)]).toEqual([pointed]);
  await saver.close();
});

/** Moves the pointer to the last product that has not been requested, waits for its request, and returns its path. */
async function prefetchUnderPointer(page: Page, requested: readonly string[]): Promise<string> {
  const links = page.locator(PRODUCT_LINKS);
  const href = (await hrefsOf(links)).filter((path) => !requested.includes(path)).at(-1) ?? '';
  await links
    .and(page.locator(`[href="${href}"]`))
    .first()
    .hover();
  await expect.poll(() => requested).toContain(href);
  return href;
}

async function hrefsOf(links: Locator): Promise<string[]> {
  const all = await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(all)];
}

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
