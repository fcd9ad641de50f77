import type { Browser, Page } from '@playwright/test';
import { throttle } from './page-paint.ts';

const products = 'main a[href^="/products/"]:not([href*="/category/"]):not([href*="/search/"])';
const VISITS = 20;

/**
 * Measures the time in ms from the press on a product in the list to its heading on screen, 75th percentile; the pointer rests on it first.
 * `links` selects the products of another storefront.
 */
export async function measureSoftNavigation(
  browser: Browser,
  listUrl: string,
  isThrottled: boolean,
  links = products,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    if (isThrottled) await throttle(page);
    await page.goto(listUrl, { timeout: 60_000 });
    await page.waitForTimeout(isThrottled ? 6_000 : 2_000);
    const times: number[] = [];
    for (let visit = 0; visit < VISITS; visit += 1) times.push(await follow(page, links, visit, isThrottled));
    times.sort((left, right) => left - right);
    return Math.round(times[Math.floor(times.length * 0.75)] ?? Number.NaN);
  } finally {
    await page.close();
  }
}

/** Opens another product each time, like a person looking through a list. */
async function follow(page: Page, selector: string, visit: number, isThrottled: boolean): Promise<number> {
  const heading = (await page.locator('h1').textContent())?.trim() ?? '';
  const links = page.locator(selector);
  const link = links.nth(visit % (await links.count()));
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  // A person presses some time after the pointer has arrived.
  await page.waitForTimeout(300);
  const ms = await page.evaluate(waitForHeading, heading).then(async (start) => {
    await page.mouse.down();
    await page.mouse.up();
    return page.evaluate(untilHeading, start);
  });
  await page.goBack();
  await page.waitForFunction((text) => document.querySelector('h1')?.textContent?.trim() === text, heading, {
    timeout: 30_000,
  });
  await page.waitForTimeout(isThrottled ? 1_500 : 300);
  return ms;
}

declare global {
  interface Window {
    navigationMs?: Promise<number>;
  }
}

/** Runs in the browser: after the press, checks every frame for another heading. */
function waitForHeading(heading: string): number {
  window.navigationMs = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp: start }) => {
        const look = () => {
          const text = document.querySelector('h1')?.textContent?.trim();
          if (text && text !== heading) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      },
      { once: true, capture: true },
    );
  });
  return performance.now();
}

function untilHeading(): Promise<number> {
  return window.navigationMs ?? Promise.reject(new Error('nothing was pressed'));
}
