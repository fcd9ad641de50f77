import type { Locator, Page } from '@playwright/test';
import { expect } from './product';

/** Presses one key until the element has the focus, as a keyboard user would. */
export async function pressUntil(page: Page, key: string, wanted: Locator, most = 120): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await hasFocus(wanted)) return;
    await page.keyboard.press(key);
  }
  await expect(wanted).toBeFocused();
}

async function hasFocus(wanted: Locator): Promise<boolean> {
  return (await wanted.count()) > 0 && wanted.evaluate((node) => node === document.activeElement);
}
