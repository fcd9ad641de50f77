import type { Locator, Page, Route } from '@playwright/test';
import { startSession } from './log-in';
import { type Hand, pressBy, writeBy } from './personal-info';
import { expect, type Product } from './product';

export const LINE =
  'تهران، شهریار، جادهٔ ملارد روبه‌روی سردخانهٔ بهار انبار ۱۴، واحد ۲، ک پ ۳۳۵۱۹۸۶۳۱۴، تحویل رضا مولایی ۰۹۳۵۱۱۸۷۰۹۳';
export const ADDRESSES = '/api/v1/deliveryaddresses';
/** Holds the calls of the addresses back until the returned function is called: as slow as a test needs it, on any machine. */
export async function holdCalls(page: Page, method: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${ADDRESSES}`, async (route) => {
    if (route.request().method() === method) await released;
    await route.continue();
  });
  return release;
}

/** Sends the address with a city that the service does not know, as when a list has changed meanwhile. */
export function sendOtherCity(route: Route): Promise<void> {
  const body = { ...route.request().postDataJSON(), cityId: 'city-gone' };
  return route.continue({ postData: JSON.stringify(body) });
}

/** Logs in and opens the form of a new address. */
export async function openForm(page: Page, product: Product, mobile: string, hand: Hand): Promise<Locator> {
  await startSession(page, product, mobile);
  await page.goto('/profile/address');
  await pressBy(hand, page, page.getByRole('button', { name: 'افزودن آدرس' }).first());
  const dialog = page.getByRole('dialog', { name: 'افزودن آدرس' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Pastes the line and names the address. */
export async function fillIn(page: Page, dialog: Locator, hand: Hand): Promise<void> {
  await writeBy(hand, page, dialog.getByLabel('نشانی را یک‌جا بچسبانید'), LINE);
  await writeBy(hand, page, dialog.getByLabel('عنوان آدرس'), 'انبار شهریار');
  await expect(dialog.getByLabel(/^کد پستی/)).toHaveValue('۳۳۵۱۹ ۸۶۳۱۴');
}
