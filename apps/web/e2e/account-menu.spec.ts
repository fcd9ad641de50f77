import { axeViolations } from './axe-violations';
import { startSession } from './log-in';
import { expect, test } from './product';

test('the account link opens a menu by keyboard and works as a link without script', async ({
  page,
  product,
  context,
}) => {
  await startSession(page, product, '09120000063');
  await page.goto('/');
  const link = page.locator('header a[aria-haspopup=menu]');
  await expect(link).toHaveAttribute('href', '/profile');
  const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(item('پیشخوان')).toBeFocused();
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(item(/^پیام‌ها/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(item('خروج')).toBeFocused();
  expect(await axeViolations(page, { selector: 'header', isStrict: true })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);

  await test.step('a click outside closes it', async () => {
    await link.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.mouse.click(700, 500);
    await expect(page.getByRole('menu')).toHaveCount(0);
  });
  await test.step('its logout entry ends the session', async () => {
    await link.click();
    await item('خروج').click();
    await expect.poll(async () => (await context.cookies()).some(({ httpOnly }) => httpOnly)).toBe(false);
    await expect(page.locator('header a[href="/users/login"]')).toBeVisible();
  });
});
