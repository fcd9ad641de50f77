import type { Locator, Page } from '@playwright/test';
import { followWrites } from './personal-info';
import { expect, type Product } from './product';

export const WALLET = '/profile/wallet';

/** By now a supplier or support has answered (`SANDBOX_ANSWER_SECONDS` of the product under test). */
export const ANSWERED_SECONDS = 660;

/** What the simulated bank is told, by the text of its button. */
export const BANK = {
  pay: 'پرداخت',
  cancel: 'انصراف',
  refuse: 'ناموفق',
  payTwice: 'پرداخت با بازگشت دوباره',
  payLate: 'پرداخت با پاسخ دیرهنگام بانک',
  payAndStay: 'پرداخت بی‌بازگشت',
} as const;

/** Presses the button of the top-up, having chosen an amount. */
export async function topUp(page: Page, toman: string, gateway?: string): Promise<void> {
  const panel = page.locator('#top-up');
  await panel.getByLabel('مبلغ دلخواه').fill(toman);
  if (gateway !== undefined) await panel.getByRole('radio', { name: gateway }).check();
  await panel.getByRole('button', { name: /^رفتن به/ }).click();
  await atBank(page);
}

export async function atBank(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'درگاه پرداخت آزمایشی' })).toBeVisible();
}

/** Decides at the bank. One that returns by a form asks for a press on its receipt. */
export async function decideAtBank(page: Page, decision: string): Promise<void> {
  await page.getByRole('button', { name: decision, exact: true }).click();
  const back = page.getByRole('button', { name: 'بازگشت به سایت پذیرنده' });
  const panel = certainty(page);
  await expect(back.or(panel).first()).toBeVisible();
  if (await back.isVisible()) await back.click();
  await expect(panel).toBeVisible();
}

/** The panel that says what became of a payment. */
export function certainty(page: Page): Locator {
  return page.locator('section[id^="payment-"]');
}

/** Returns the writes of money this page has sent, by their last part. */
export function followMoney(page: Page): () => string[] {
  const writes = followWrites(page);
  return () =>
    writes
      .filter(({ path }) => /payments|wallettransactions/.test(path))
      .map(({ path }) => path.split('/').slice(-2).join('/'));
}

/** Advances the catalogue's clock. */
export async function letPass(product: Product, seconds: number): Promise<void> {
  const body = JSON.stringify({ advanceSeconds: seconds });
  await fetch(`${product.settings.CATALOGUE_API_URL}/__sandbox/clock`, { method: 'POST', body });
}
