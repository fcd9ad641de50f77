import type { Browser, Page } from '@playwright/test';

export interface Paint {
  /** Time in ms to the largest paint over a slow line with a slow processor. */
  readonly lcpMs: number;
  /** Sum of all layout shifts without recent user input. */
  readonly shift: number;
  /** Classes of the elements that moved. */
  readonly moved: readonly string[];
}

/** Applies 562 ms of latency, 1.47 Mbit/s and a quarter of the processor: the line the reference was measured over. */
export async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562,
    downloadThroughput: (1.47 * 1024 * 1024) / 8,
    uploadThroughput: (0.675 * 1024 * 1024) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Measures a first view in a browser with an empty cache. */
export async function measurePaint(
  browser: Browser,
  url: string,
  viewport = { width: 1440, height: 900 },
): Promise<Paint> {
  const page = await browser.newPage({ viewport });
  try {
    await throttle(page);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForTimeout(1_500);
    return await page.evaluate(readPaint);
  } finally {
    await page.close();
  }
}

/** Runs in the browser: returns the page's paint entries since its start. */
export async function readPaint(): Promise<Paint> {
  const entries = (type: string) =>
    new Promise<readonly PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 300);
    });
  const shifts = (await entries('layout-shift')) as readonly (PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node: Element | null }[];
  })[];
  return {
    lcpMs: Math.round((await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN),
    shift: shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
    moved: shifts.flatMap(({ sources }) =>
      sources.map(({ node }) => node?.className || String(node?.nodeName)),
    ),
  };
}
