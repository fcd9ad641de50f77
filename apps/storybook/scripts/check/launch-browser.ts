import { readSettings } from '@bazaar/settings';
import { type Browser, chromium } from '@playwright/test';

/**
 * What would draw the edge of a curve one step lighter or darker as the timing falls: parts drawn again over what stands, tiles whose
 * borders cut a curve, and the graphics card, which Debian's Chromium rasterises on and which differs from machine to machine.
 */
const SAME_PIXELS = [
  '--disable-partial-raster',
  '--default-tile-width=2048',
  '--default-tile-height=2048',
  '--max-untiled-layer-width=2048',
  '--max-untiled-layer-height=8192',
  '--disable-gpu',
  '--disable-gpu-rasterization',
];

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
