import type { Browser } from '@playwright/test';

/**
 * Opens Storybook's own page, a page of the guide and a story with every address but this machine's blocked. Returns external requests and
 * empty pages: fonts, telemetry, update checks.
 */
export async function problemsOffline(browser: Browser, origin: string, storyId: string): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext();
  await context.route('**', (route) => {
    const address = route.request().url();
    if (address.startsWith(origin) || /^(data|blob):/.test(address)) return route.continue();
    problems.push(`asks the network for ${address}`);
    return route.abort();
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => problems.push(`breaks without a network: ${error.message}`));
  const frame = page.frameLocator('#storybook-preview-iframe');
  await page.goto(`${origin}/index.html?path=/story/${storyId}`);
  await frame.locator('#storybook-root > *').first().waitFor({ state: 'attached', timeout: 240_000 });
  await page.goto(`${origin}/index.html?path=/docs/guide-principles--docs`);
  await frame.getByRole('heading', { level: 1 }).waitFor({ timeout: 240_000 });
  await page.waitForTimeout(1_500);
  await context.close();
  return problems;
}
