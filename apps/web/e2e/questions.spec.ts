import { axeViolations } from './axe-violations';
import { expect, test } from './product';

test('by keyboard: search, open, copy, «not answered» with a file, tracking code', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/faq');
  const field = page.getByRole('searchbox', { name: 'جستجو در پرسش‌ها' });
  await field.focus();
  await page.keyboard.type('پيش نويس 1');
  await expect(page.locator('[data-faq-status]')).toContainText('پیدا نشد');
  for (let letters = 0; letters < 2; letters += 1) await page.keyboard.press('Backspace');
  await expect(page.locator('[data-faq-status]')).toContainText('پرسش برای');
  const shown = page.locator('[data-question]:not([hidden])');
  await expect(shown.locator('mark').first()).toHaveText('پیش');
  expect(await axeViolations(page)).toEqual([]);

  const summary = shown.first().locator('summary');
  await summary.focus();
  const details = shown.first().locator('details');
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open)))
    await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('رونوشت شد', { exact: false }).first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/faq#q-faq-[a-z]+-\d+$/);

  const question = (await summary.locator('[data-question-text]').textContent()) ?? '';
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'موضوع' })).toHaveValue(question);
  await expect(page.getByRole('radio', { name: 'پرسش' })).toBeChecked();
  await page.getByRole('textbox', { name: 'متن', exact: true }).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\nاگر پیش‌نویس را پاک کنم برمی‌گردد؟');
  await page.getByText('فایل و امتیاز (اختیاری)').press('Enter');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'برگزیدن فایل' }).press('Enter');
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  await (await chooser).setFiles({
    name: 'خطا.png',
    mimeType: 'image/png',
    buffer: Buffer.from(png, 'base64'),
  });
  await expect(page.getByRole('button', { name: 'حذف خطا.png' })).toBeVisible();
  await expect(page.getByText(/^رسید ·/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);

  // What was typed survives a reload.
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'متن', exact: true })).toHaveValue(/برمی‌گردد؟$/);
  await expect(page.getByRole('button', { name: 'حذف خطا.png' })).toBeVisible();
  await page.getByRole('button', { name: 'فرستادن', exact: true }).press('Enter');
  await expect(page.getByText(/^FB(-[2-9A-Z]{4}){3}$/)).toBeVisible();
  await page.goto('/feedback');
  await expect(page.getByRole('radio')).toHaveCount(5);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('the help opens beside its screen by keyboard, and gives the focus back', { tag: '@phone' }, async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/faq');
  const mark = page.locator('main').getByRole('link', { name: 'راهنمای این صفحه' });
  await mark.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: /راهنما/ });
  await expect(sheet.locator('.u-help-step').first()).toBeVisible();
  await expect(sheet.getByRole('link', { name: 'دیدن در صفحهٔ کامل' })).toHaveAttribute('href', '/help/faq');
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(mark).toBeFocused();
  expect(errors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an address opens its question, and the search works as a form', async ({ page }) => {
    await page.goto('/faq#q-faq-orders-3');
    await expect(page.locator('#q-faq-orders-3')).toBeVisible();
    await page.goto('/faq');
    await page.locator('#faq-term').fill('sefaresh');
    await page.locator('form[data-faq-search] button').click();
    await expect(page.locator('[data-faq-status]')).toContainText('سفارش');
    await expect(page.locator('[data-question]:not([hidden]) mark').first()).toHaveText('سفارش');
    await expect(page.locator('[data-question="faq-safety-1"]')).toBeHidden();
    await page.goto('/feedback');
    await expect(page.getByRole('link', { name: 'تماس با ما' }).first()).toBeVisible();
    await page.goto('/help/nothing');
    await expect(page.locator('main').getByRole('link', { name: 'پرسش‌های متداول' })).toBeVisible();
  });
});
