import type { Locator, Page } from '@playwright/test';

/** Waits until the page's listeners have started: the menus, of the page, the tab or the catalogue, come with them. */
export async function listenersAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => sessionStorage.getItem('bazaar-menus') !== null);
}

/** Waits until the page has done its work: no requests for a moment, and the browser is idle. */
export async function pageIsAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await browserIsIdle(page);
}

/** Waits until the scripts that have loaded have run. */
export async function browserIsIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Touches a link as a finger does, before the click: its page is prefetched at once. */
export async function touch(link: Locator): Promise<void> {
  await link.evaluate((element) => element.dispatchEvent(new Event('touchstart', { bubbles: true })));
}
