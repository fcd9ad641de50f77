import type { Page } from '@playwright/test';

const SCRIPTS = /\/_next\/static\/.*\.js/;

/** Holds the script of the next page back, as a slow line does. Returns what lets it come. */
export async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
