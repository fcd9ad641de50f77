import type { Locator, Page } from '@playwright/test';
import { pressUntil } from './focus';
import { startSession } from './log-in';
import { expect, type Product } from './product';

export const PERSONAL_INFO = '/profile/personal-info';

/** Input of a test: mouse or touch, or the keyboard alone. */
export type Hand = 'mouse' | 'keyboard';

/** Most Tab stops from the first control of the page to the last one of its longest form. */
const MOST_STOPS = 150;

/** Reaches a control with Tab alone. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  await pressUntil(page, 'Tab', control, MOST_STOPS);
}

/** Presses a button, or a key on it. */
export async function pressBy(hand: Hand, page: Page, control: Locator, key = 'Enter'): Promise<void> {
  if (hand === 'mouse') return control.click();
  await reach(page, control);
  await page.keyboard.press(key);
}

/** Replaces the text of a field. */
export async function writeBy(hand: Hand, page: Page, field: Locator, text: string): Promise<void> {
  if (hand === 'mouse') return field.fill(text);
  await reach(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Chooses an option of a list, which opens over the page or in a sheet; nothing is chosen yet. */
export async function choose(hand: Hand, page: Page, field: Locator, text: string): Promise<void> {
  await pressBy(hand, page, field);
  // The header's native selector has options too.
  const options = page.locator('[role="option"]');
  await expect(options.first()).toBeFocused();
  const wanted = options.filter({ hasText: text }).first();
  if (hand === 'mouse') await wanted.click();
  else {
    const place = (await options.allTextContents()).findIndex((each) => each.includes(text));
    for (let at = 1; at <= place; at += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(options.nth(at)).toBeFocused();
    }
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(field).toBeFocused();
}

/** Opens the page as somebody who has just logged in for the first time, or who is registered. */
export async function openPersonalInfo(
  page: Page,
  product: Product,
  mobile: string,
  who: { readonly isNew?: boolean } = {},
): Promise<void> {
  await startSession(page, product, mobile, who);
  await page.goto(PERSONAL_INFO);
  await expect(page.getByRole('heading', { level: 1, name: 'اطلاعات شخصی' })).toBeVisible();
}

/** Collects the writes of the page, with their idempotency keys. */
export function followWrites(
  page: Page,
): { readonly method: string; readonly path: string; readonly key: string }[] {
  const writes: { method: string; path: string; key: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!['POST', 'PUT', 'DELETE'].includes(request.method()) || !pathname.startsWith('/api/v1/')) return;
    writes.push({
      method: request.method(),
      path: pathname,
      key: request.headers()['idempotency-key'] ?? '',
    });
  });
  return writes;
}
