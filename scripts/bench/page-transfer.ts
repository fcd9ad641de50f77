import { gzipSync } from 'node:zlib';
import type { Settings } from '@bazaar/settings';
import type { Browser, Page } from '@playwright/test';

/** Kilobytes by kind are the page's own; prefetched resources of the next page are counted separately. */
export interface TransferFigures {
  readonly scriptKb: number;
  /** Stylesheets, as files and inlined in the page. */
  readonly styleKb: number;
  readonly fontKb: number;
  readonly imageKb: number;
  /** Prefetched pages with their script, stylesheet and first pictures, and the page's own stylesheets once more as files. */
  readonly aheadKb: number;
  /** Script and stylesheets, prefetched ones included. */
  readonly scriptWithAheadKb: number;
  readonly styleWithAheadKb: number;
  /** All requests, prefetches included. */
  readonly requests: number;
  readonly backendCallsFromBrowser: number;
}

/**
 * Measures the cost of one first view of a page, in a context with an empty cache: bytes on the wire as Chromium counts them, for 6 s, at
 * 1440 px.
 */
export async function measureTransfer(
  browser: Browser,
  settings: Pick<Settings, 'SITE_URL'>,
  address: string,
): Promise<TransferFigures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    return await watchTransfer(page, settings.SITE_URL + address);
  } finally {
    await page.close();
  }
}

async function watchTransfer(page: Page, url: string): Promise<TransferFigures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  const ahead: Record<string, number> = {};
  const laterIds = new Set<string>();
  const copyIds = new Set<string>();
  let inside = new Map<string, number>();
  const urls: string[] = [];
  // The first page is prefetched once the page on screen is complete; all later requests are for the next page.
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (laterIds.size > 0 || request.url.includes('_rsc=')) laterIds.add(requestId);
    if (inside.has(new URL(request.url).pathname)) copyIds.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    urls.push(response.url);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = copyIds.has(requestId) ? 'Copy' : (kinds.get(requestId) ?? 'Other');
    const sums = copyIds.has(requestId) || laterIds.has(requestId) ? ahead : bytes;
    sums[kind] = (sums[kind] ?? 0) + encodedDataLength;
  });
  page.on('response', async (response) => {
    // A redirect has no body to read.
    const isPage = response.request().isNavigationRequest() && response.ok();
    if (isPage) inside = sheetsInside(await response.text());
  });
  await page.goto(url);
  await page.waitForTimeout(6_000);
  bytes.Stylesheet = [...inside.values()].reduce((sum, size) => sum + size, bytes.Stylesheet ?? 0);
  const kb = (...sums: readonly (number | undefined)[]) =>
    Math.round(sums.reduce<number>((all, sum) => all + (sum ?? 0), 0) / 102.4) / 10;
  return {
    scriptKb: kb(bytes.Script),
    styleKb: kb(bytes.Stylesheet),
    fontKb: kb(bytes.Font),
    imageKb: kb(bytes.Image),
    aheadKb: kb(...Object.values(ahead)),
    scriptWithAheadKb: kb(bytes.Script, ahead.Script),
    styleWithAheadKb: kb(bytes.Stylesheet, ahead.Stylesheet),
    requests: urls.filter((address) => address.startsWith('http')).length,
    backendCallsFromBrowser: urls.filter((address) => address.includes('/api/')).length,
  };
}

/** Returns the compressed bytes of each inlined stylesheet, compressed separately like its file, by the file's address. */
function sheetsInside(html: string): Map<string, number> {
  const sheets = html.matchAll(/<style[^>]* data-href="(?<href>[^"]+)">(?<text>[\s\S]*?)<\/style>/g);
  return new Map(
    [...sheets].map(({ groups }) => [groups?.href ?? '', gzipSync(groups?.text ?? '').byteLength]),
  );
}
