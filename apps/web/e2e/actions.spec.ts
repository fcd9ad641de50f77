import type { Page } from '@playwright/test';
import { LINK_PATIENCE_MS } from '../src/lib/actions/early-presses-script';
import { addressesOf } from './addresses';
import { holdScript } from './hold-script';
import { logIn } from './log-in';
import { expect, type Product, test } from './product';

const LIST = '/products/category/c-deep-groove-ball-bearing';
const inBasket = (page: Page) => page.getByRole('dialog', { name: 'سبد درخواست' });
const request = (page: Page) => page.getByRole('link', { name: 'درخواست با همین فیلترها' });

/** Runs in the browser: a pressed link waits for the script however slow the machine is. How long it waits for visitors is tested elsewhere. */
function waitLonger(patienceMs: number): void {
  const { setTimeout } = window;
  window.setTimeout = ((run: () => void, ms?: number) =>
    setTimeout(run, ms === patienceMs ? 60_000 : ms)) as typeof window.setTimeout;
}

/** Opens a product's page whose script has not loaded yet. */
async function openHeld(page: Page, product: Product): Promise<() => void> {
  const { products } = await addressesOf(product);
  const release = await holdScript(page);
  await page.goto(products[1] ?? '', { waitUntil: 'commit' });
  return release;
}

test('a press before the script loads runs after it: a note', async ({ page, product }) => {
  const release = await openHeld(page, product);
  await page.getByRole('button', { name: 'یادداشت', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'یادداشت‌های من' })).toBeVisible();
});

test('a favourite pressed before the script loads goes through the login and runs once', async ({
  page,
  product,
}) => {
  const writes: string[] = [];
  page.on('response', (answer) => {
    const method = answer.request().method();
    if (/\/userfavorites(\/|$)/.test(answer.url()) && method !== 'GET') writes.push(method);
  });
  const release = await openHeld(page, product);
  const path = new URL(page.url()).pathname;
  const heart = page.getByRole('button', { name: 'افزودن به علاقه‌مندی‌ها' });
  await heart.click();
  release();
  await expect(page).toHaveURL(/\/users\/login\?.*redirectPath=/);
  await logIn(page, product, '09120000010');
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByText(/به علاقه‌مندی‌ها افزوده شد/)).toBeVisible();
  const isIn = page.getByRole('button', { name: 'در علاقه‌مندی‌ها', pressed: true });
  await expect(isIn).toBeVisible();
  await page.reload();
  await expect(isIn).toBeVisible();
  expect(writes).toEqual(['POST']);
  await isIn.click();
  await expect(heart).toBeVisible();
  await expect.poll(() => writes).toEqual(['POST', 'DELETE']);
});

test('a link and a checkbox run in place once the script loads', async ({ page }) => {
  await page.addInitScript(waitLonger, LINK_PATIENCE_MS);
  const release = await holdScript(page);
  await page.goto(`${LIST}?f=p-bore:0.75~1.2@u-inch`, { waitUntil: 'commit' });
  await page
    .getByRole('checkbox', { name: /^مقایسهٔ / })
    .first()
    .check();
  await request(page).click();
  release();
  await expect(inBasket(page).getByRole('status')).toHaveText('۱ مورد افزوده شد.');
  await expect(page).toHaveURL(new RegExp(LIST));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'سبد مقایسه' })).toContainText('۱ محصول');
});

test('the browser follows a link whose script does not load', async ({ page }) => {
  await holdScript(page);
  await page.clock.install();
  await page.goto(`${LIST}?f=p-bore:0.75~1.2@u-inch`, { waitUntil: 'commit' });
  await request(page).click();
  // That it waits so long, and no longer, is tested by early-presses.test.ts: the clock of the page runs on meanwhile.
  await page.clock.fastForward(4_000);
  await expect(page).toHaveURL(/\/users\/login\?redirectPath=%2Fprofile/);
});

test('leaves other buttons and modified clicks to the browser', async ({ page, context }) => {
  await page.goto(`${LIST}?f=p-bore:0.75~1.2@u-inch`);
  await page.waitForLoadState('networkidle');
  for (const init of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
    const opened = context.waitForEvent('page');
    await request(page).click(init);
    await (await opened).close();
  }
  await expect(inBasket(page)).toHaveCount(0);
  await request(page).click();
  await expect(inBasket(page)).toBeVisible();
});
