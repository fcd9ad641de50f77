import type { Page } from '@playwright/test';

const SCRIPTS = /\/_next\/static\/.*\.js/;

/** Holds back the scripts of the next page, as a slow connection does. Returns the function that releases them. */
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
