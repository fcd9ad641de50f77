import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { progress, say } from '../run/console.ts';
import { repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';
import { installFromDebian } from './debian-package.ts';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * Returns the path of a Chromium for the browser tests: an installed one, Debian's package, or Playwright's own download.
 * @throws Error with instructions when none is available
 */
export async function findOrInstallChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const done = progress('installing Chromium for the browser tests');
  await installFromDebian('chromium');
  if (!findChromium()) {
    const outcome = await run(['pnpm', 'exec', 'playwright', 'install', 'chromium'], {
      cwd: repositoryRoot,
    });
    if (outcome.code !== 0) say(outcome.output.slice(-1000));
  }
  const installed = findChromium();
  if (!installed) {
    throw new Error(
      'No Chromium was found and none could be installed: run “apt-get install chromium” as root, then test again.',
    );
  }
  done(installed);
  return installed;
}

function findChromium(): string | undefined {
  return [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
}
