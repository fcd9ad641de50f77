import type { Settings } from '@bazaar/settings';
import { chromium, type Page } from '@playwright/test';

export interface TransferFigures {
  readonly scriptKb: number;
  readonly styleKb: number;
  readonly fontKb: number;
  readonly imageKb: number;
  readonly requests: number;
  readonly backendCallsFromBrowser: number;
}

/** What one first view of a page costs: bytes on the wire as Chromium counts them, for six seconds, at 1440 px. */
export async function measureTransfer(
  settings: Settings,
  address: string,
  executablePath: string,
): Promise<TransferFigures> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    return await watchTransfer(page, settings.SITE_URL + address);
  } finally {
    await browser.close();
  }
}

async function watchTransfer(page: Page, url: string): Promise<TransferFigures> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  const urls: string[] = [];
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    urls.push(response.url);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(url);
  await page.waitForTimeout(6_000);
  const kb = (kind: string) => Math.round((bytes[kind] ?? 0) / 102.4) / 10;
  return {
    scriptKb: kb('Script'),
    styleKb: kb('Stylesheet'),
    fontKb: kb('Font'),
    imageKb: kb('Image'),
    requests: urls.filter((address) => address.startsWith('http')).length,
    backendCallsFromBrowser: urls.filter((address) => address.includes('/api/')).length,
  };
}
