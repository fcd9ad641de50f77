import type { Page } from '@playwright/test';
import { expect, type Product } from './product';

/** Mobile number of the seed's demo buyer. */
export const DEMO_MOBILE = '09120000001';

/** Fills both steps of the login screen the way a Persian keyboard types. */
export async function logIn(page: Page, product: Product, mobile = DEMO_MOBILE): Promise<void> {
  await page.getByLabel('شمارهٔ موبایل').fill(persian(mobile));
  await page.getByRole('button', { name: 'دریافت کد' }).click();
  const code = page.getByLabel(/کد یک‌بارمصرف/);
  await expect(code).toBeVisible();
  await code.pressSequentially(persian(await product.newestCode(mobile)));
}

function persian(digits: string): string {
  return digits.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit);
}
