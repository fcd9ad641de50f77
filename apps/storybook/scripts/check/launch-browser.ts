import { readSettings } from '@bazaar/settings';
import { type Browser, chromium } from '@playwright/test';

/**
 * Drawn again in parts, the edge of a curve comes out one step lighter or darker than drawn at once, and which part is drawn again is a
 * matter of timing. Debian starts Chromium with rasterising on the graphics card, which differs from machine to machine.
 */
const SAME_PIXELS = ['--disable-partial-raster', '--disable-gpu', '--disable-gpu-rasterization'];

/** Chromium as every check of this package starts it. No name is looked up: what is not on this machine is not there. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: readSettings().CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      ...SAME_PIXELS,
    ],
  });
}
