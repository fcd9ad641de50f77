import { cityField, nationwideAgent, provinceField } from './agents';
import { pressUntil } from './focus';
import { listenersAreThere } from './listeners';
import { leaveRegistration } from './log-in';
import { expect, test } from './product';
import { look } from './screens';

const LIST = '/products/category/c-deep-groove-ball-bearing';

test('goes from the home page to a comparison and a favourite by keyboard alone', async ({
  page,
  product,
}, info) => {
  const { keyboard } = page;
  const main = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await listenersAreThere(page);
  await keyboard.press('/');
  const search = page.getByRole('combobox', { name: 'جستجو' }).first();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await keyboard.press('Escape');

  const opener = page.getByRole('button', { name: 'دسته‌های محصولات' });
  await pressUntil(page, 'Tab', opener);
  await keyboard.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const browser = page.getByRole('banner');
  const area = browser.getByRole('link', { name: /^محصولات تجهیزات|^محصولاتتجهیزات/ });
  await expect(area).toBeVisible();
  // On a busy machine the first presses come before the panel takes keys, and a late one moves on inside of it.
  await expect(async () => {
    await keyboard.press('ArrowDown');
    await expect(browser.locator('[data-row]:focus')).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await keyboard.press('Home');
  await pressUntil(page, 'ArrowDown', area, 4);
  for (const step of ['انتقال قدرت و یاتاقان', 'بلبرینگ', 'بلبرینگ شیار عمیق']) {
    await keyboard.press('ArrowLeft');
    await pressUntil(
      page,
      'ArrowDown',
      browser.getByRole('link', { name: new RegExp(`^${step}[\\s۰-۹٬]*$`) }),
      20,
    );
  }
  await keyboard.press('Enter');
  await expect(title).toHaveText('بلبرینگ شیار عمیق');

  const productLinks = main.getByRole('row').getByRole('link', { name: /^بلبرینگ شیار عمیق/ });
  await keyboard.press('j');
  await expect(productLinks.nth(0)).toBeFocused();
  await keyboard.press('c');
  const tray = page.getByRole('region', { name: 'سبد مقایسه' });
  await expect(tray).toContainText('۱ محصول');
  for (const at of [1, 2]) {
    await keyboard.press('ArrowDown');
    await expect(productLinks.nth(at)).toBeFocused();
  }
  await keyboard.press('c');
  await expect(tray).toContainText('۲ محصول');
  await keyboard.press('ArrowUp');
  await expect(productLinks.nth(1)).toBeFocused();
  for (let steps = 0; steps < 12; steps += 1) await keyboard.press('j');
  await expect(productLinks.nth(13)).toBeFocused();
  const bottom = await productLinks.nth(13).evaluate((link) => link.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan((await tray.boundingBox())?.y ?? 0);

  await keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'میان‌برهای صفحه‌کلید' });
  await expect(help.getByRole('row')).toHaveCount(13);
  await look(page, info, 'keyboard-help');
  await keyboard.press('Escape');
  await expect(productLinks.nth(13)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\/sp-/);
  await expect(title).toBeFocused();

  await keyboard.press('f');
  await expect(page).toHaveURL(/\/users\/login\?.*redirectPath=/);
  await pressUntil(page, 'Tab', page.getByLabel('شمارهٔ موبایل'));
  await keyboard.type('09120000008');
  await keyboard.press('Enter');
  await expect(page.getByLabel(/کد یک‌بارمصرف/)).toBeFocused();
  await keyboard.type(await product.newestCode('09120000008'));
  await leaveRegistration(page, product, '09120000008');
  await expect(page).toHaveURL(/\/products\/sp-/);
  await expect(page.getByRole('button', { name: 'در علاقه‌مندی‌ها', pressed: true }).first()).toBeVisible();
});

test('single-key shortcuts can be turned off permanently, and on again in the footer', async ({ page }) => {
  const { keyboard } = page;
  await page.goto(LIST);
  const foot = page.getByRole('contentinfo').getByRole('button', { name: 'میان‌برهای صفحه‌کلید' });
  const help = page.getByRole('dialog', { name: 'میان‌برهای صفحه‌کلید' });
  const use = help.getByRole('switch', { name: 'میان‌برها روشن باشند' });
  await expect(foot).toBeVisible();
  await keyboard.press('?');
  await expect(help).toBeVisible();
  await pressUntil(page, 'Tab', use, 5);
  await keyboard.press('Space');
  await expect(use).not.toBeChecked();
  await expect(help).toContainText('خاموش‌اند');
  await page.reload();
  await expect(foot).toBeVisible();
  for (const key of ['j', '/', '?']) await keyboard.press(key);
  await expect(page.locator('body')).toBeFocused();
  await expect(help).toHaveCount(0);

  await foot.press('Enter');
  await expect(help).toBeVisible();
  await pressUntil(page, 'Tab', use, 5);
  await keyboard.press('Space');
  await keyboard.press('Escape');
  await expect(help).toBeHidden();
  await keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'جستجو' }).first()).toBeFocused();
});

test('selects the city by keyboard alone', async ({ page, product }) => {
  const { supplier, brand } = await nationwideAgent(product);
  await page.goto(`/supplier/${supplier.id}/merchantDelegations/${encodeURIComponent(supplier.slug)}`);
  await pressUntil(page, 'Tab', provinceField(page));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?state=/);
  await pressUntil(page, 'Tab', cityField(page));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?city=/);
  await expect(page.getByRole('status').filter({ hasText: 'نماینده است' })).toContainText(brand);
});
