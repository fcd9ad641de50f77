import { axeViolations } from './axe-violations';
import { logIn } from './log-in';
import { expect, test } from './product';

const PAGE = '/contents/pg-bearing-selection';
const TYPED = 'برای دور ۳۰۰۰ هم لقی C3 را پیشنهاد می‌کنید؟';
const WAITING = 'در انتظار بررسی؛ تنها شما می‌بینید';

test('R-513 R-514 a comment is written by keyboard, outlasts the login, and waits where its writer alone sees it', async ({
  page,
  product,
  browser,
}, info) => {
  await page.goto(PAGE);
  const section = page.getByRole('region', { name: 'دیدگاه‌ها' });
  const field = section.getByLabel('متن دیدگاه');
  await section.getByRole('button', { name: 'نوشتن دیدگاه' }).focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await page.keyboard.insertText(TYPED);
  await page.keyboard.press('Tab');
  await expect(section.getByRole('button', { name: 'فرستادن' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/users\/login/);

  await logIn(page, product, `0917800010${info.retry}`);
  await expect(page).toHaveURL(/\/contents\/pg-bearing-selection.*#comments$/);
  await section.scrollIntoViewIfNeeded();
  await expect(field).toHaveValue(TYPED);
  await field.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const mine = section.getByRole('listitem').filter({ hasText: TYPED });
  await expect(mine).toContainText(WAITING);
  await expect(mine).toBeFocused();
  await expect(field).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await expect(mine).toHaveCount(1);
  const stranger = await browser.newPage({ baseURL: product.settings.SITE_URL });
  await stranger.goto(PAGE);
  await expect(stranger.getByRole('button', { name: 'نوشتن دیدگاه' })).toBeVisible();
  expect(await (await fetch(stranger.url())).text()).not.toContain(TYPED);
  await stranger.close();
});
