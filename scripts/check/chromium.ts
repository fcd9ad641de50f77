import { existsSync } from 'node:fs';
import { readSettings } from '@bazaar/settings';
import { chromium } from '@playwright/test';
import { progress, say } from '../run/console.ts';
import { repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';
import { installFromDebian } from './debian-package.ts';

/** Chromium without its windows, which no test sees: it needs less processor. Playwright downloads this one as well. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

let found: Promise<string> | undefined;

/**
 * The path of a Chromium for the browser tests: the one of the settings, Debian's package, which is installed where it is missing, one that
 * is there, or Playwright's own download. Looked for once.
 * @throws Error with what to do when none can be had
 */
export function findOrInstallChromium(): Promise<string> {
  found ??= install();
  return found;
}

async function install(): Promise<string> {
  const chosen = readSettings().CHROMIUM_PATH ?? findHeadlessShell();
  if (chosen) return chosen;
  const done = progress('installing Chromium for the browser tests');
  await installFromDebian('chromium-headless-shell');
  if (!findHeadlessShell() && !findChromium()) {
    const outcome = await run(['pnpm', 'exec', 'playwright', 'install', 'chromium'], {
      cwd: repositoryRoot,
    });
    if (outcome.code !== 0) say(outcome.output.slice(-1000));
  }
  const installed = findHeadlessShell() ?? findChromium();
  if (!installed) {
    throw new Error(
      'No Chromium was found and none could be installed: run “apt-get install chromium-headless-shell” as root, then test again.',
    );
  }
  done(installed);
  return installed;
}

function findHeadlessShell(): string | undefined {
  return existsSync(headlessShell) ? headlessShell : undefined;
}

function findChromium(): string | undefined {
  return [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
}
