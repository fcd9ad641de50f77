import type { Page } from '@playwright/test';

/** Opens the filters, which are a sheet behind a button on a phone. */
export async function openFilters(page: Page, project: string): Promise<void> {
  if (project === 'phone') await page.getByRole('button', { name: /^فیلترها/ }).click();
}

/** Closes the sheet of a phone; beside a wide list there is nothing to close. */
export async function closeFilters(page: Page, project: string): Promise<void> {
  if (project === 'phone')
    await page
      .getByRole('complementary', { name: 'فیلترها' })
      .getByRole('button', { name: /^نمایش / })
      .click();
}

/** Returns the number in «۲۳ محصول از ۷ تأمین‌کننده». */
export async function resultCount(page: Page): Promise<number> {
  const status = page.getByRole('status').filter({ hasText: 'محصول' }).first();
  return numberIn((await status.textContent()) ?? '');
}

/** Returns the first whole number of a Persian text. */
export function numberIn(text: string): number {
  const digits = text.match(/[۰-۹٬]+/)?.[0] ?? '۰';
  return Number([...digits.replaceAll('٬', '')].map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)).join(''));
}
