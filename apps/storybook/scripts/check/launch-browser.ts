import { readSettings } from '@bazaar/settings';
import { type Browser, chromium } from '@playwright/test';

/**
 * Disables what would vary the pixels at the edge of a curve with timing: partial repaints, tiles whose borders cut a curve, and the
 * graphics card, which Debian's Chromium rasterises on and which differs between machines.
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

/** Launches Chromium for the checks of this package. No host name is resolved: anything outside this machine is unreachable. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: readSettings().CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      // Hardly a script runs often enough here to be worth the time of the last compiler.
      '--js-flags=--no-opt',
      '--disable-background-networking',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--font-render-hinting=none',
      '--disable-lcd-text',
      ...SAME_PIXELS,
    ],
  });
}
