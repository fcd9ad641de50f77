import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

/** Launches Debian's Chromium if there is one, else the one Playwright installed. */
export function launchChromium(): Promise<Browser> {
  const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
  return chromium.launch({
    executablePath: debian.find((path) => existsSync(path)),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
}
