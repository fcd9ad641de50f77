import type { Page } from '@playwright/test';

/** On a phone the filters are a sheet behind a button. */
export async function openFilters(page: Page, project: string): Promise<void> {
  if (project === 'phone') await page.getByRole('button', { name: /^فیلترها/ }).click();
}

/** Puts the sheet of a phone away; beside a wide list there is nothing to put away. */
export async function closeFilters(page: Page, project: string): Promise<void> {
  if (project === 'phone')
    await page
      .getByRole('complementary', { name: 'فیلترها' })
      .getByRole('button', { name: /^نمایش / })
      .click();
}

/** The number in «۲۳ محصول از ۷ تأمین‌کننده». */
export async function resultCount(page: Page): Promise<number> {
  const status = page.getByRole('status').filter({ hasText: 'محصول' }).first();
  return numberIn((await status.textContent()) ?? '');
}

/** The first whole number of a Persian text. */
export function numberIn(text: string): number {
  const digits = text.match(/[۰-۹٬]+/)?.[0] ?? '۰';
  return Number([...digits.replaceAll('٬', '')].map((digit) => '۰۱۲۳۴۵۶۷۸۹'.indexOf(digit)).join(''));
}
