import type { Page } from '@playwright/test';
import { closeFilters, openFilters, resultCount } from './list';
import { expect, test } from './product';

const least = (page: Page) => page.getByRole('textbox', { name: 'بازهٔ فشار، کمترین', includeHidden: true });

/** Types invalid text into a range and sends the form; the text must come back with the error beside it. */
async function typeWords(page: Page, width: string): Promise<void> {
  await openFilters(page, width);
  await least(page).fill('۵۰ سیب');
  await least(page).press('Enter');
  const note = page.getByRole('note', { includeHidden: true });
  await expect(note.filter({ hasText: 'مقدار «بازهٔ فشار» خوانده نشد' })).toHaveCount(1);
  await expect(least(page)).toHaveValue('۵۰ سیب');
  await expect(least(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(least(page)).toHaveAccessibleDescription(/واحد شناخته نشد/);
}

test(
  'invalid input stays in its field with the reason, while the other filters apply',
  { tag: '@phone' },
  async ({ page }, info) => {
    const width = info.project.name;
    await page.goto('/products/category/c-pressure-gauge');
    const everything = await resultCount(page);
    await typeWords(page, width);
    await page.getByRole('switch', { name: 'تنها تأییدشده‌ها' }).check();
    await expect(page).toHaveURL(/confirmedOnly=true/);
    await expect(least(page)).toHaveValue('۵۰ سیب');
    await expect.poll(() => resultCount(page)).toBeLessThan(everything);
    await least(page).fill('۵۰ bar');
    await least(page).press('Enter');
    await expect(page).toHaveURL(/f=p-measuring-pressure:50~@u-bar/);
    await expect(least(page)).not.toHaveAttribute('aria-invalid');
    await closeFilters(page, width);
    // Removing a filter keeps the text of another field.
    await page.goto(
      '/products/category/c-pressure-gauge?f=p-measuring-pressure:abc~@u-bar&confirmedOnly=true',
    );
    await page.getByRole('list', { name: 'فیلترهای فعال' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(/confirmedOnly/);
    await expect(least(page)).toHaveValue('abc');
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the invalid input stays as well', { tag: '@phone' }, async ({ page }, info) => {
    await page.goto('/products/category/c-pressure-gauge');
    await typeWords(page, info.project.name);
  });
});
