import type { Page } from '@playwright/test';

/** Waits until the page's listeners have started: the menus, of the page, the tab or the catalogue, come with them. */
export async function listenersAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('bazaar-menus') !== null);
}
