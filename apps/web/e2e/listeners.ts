import type { Page } from '@playwright/test';

/** Waits until the page's listeners are there: with them come the menus, of the page, of the tab or of the catalogue. */
export async function listenersAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('bazaar-menus') !== null);
}
