import { rmSync } from 'node:fs';
import { parseSettings, type Settings } from '@bazaar/settings';
import { buildSandbox, buildWeb } from './build.ts';
import { fingerprint, isFresh, remember } from './build-stamp.ts';
import { inRepository } from './paths.ts';
import { stop } from './processes.ts';
import { startSandbox } from './product.ts';
import { SHORT_LIVED_SANDBOX_FLAGS } from './short-lived-sandbox.ts';

/** The web app's build and the filled database that every product of the browser tests begins with a copy of. */
export interface TestBuild {
  readonly webFolder: string;
  readonly dataFolder: string;
}

const buildName = '.next-test';
const seedFolder = inRepository('apps/web/test-results/seed');
const stampPath = `${seedFolder}/.stamp`;
export const testBuild: TestBuild = {
  webFolder: inRepository(`apps/web/${buildName}`),
  dataFolder: `${seedFolder}/data`,
};

/** Builds both where their sources have changed since. Nothing runs from them but the build itself, so they stay as they were made. */
export async function buildForTests(): Promise<void> {
  const settings = parseSettings({
    PORT: '3950',
    SANDBOX_PORT: '4950',
    SANDBOX_DATA_DIR: testBuild.dataFolder,
    SANDBOX_CONTROLS: '1',
    WEB_BUILD_DIR: buildName,
  });
  await buildSandbox();
  forgetSeedOfOthers(settings);
  // Pages made at build time read from it.
  const sandbox = await startSandbox(settings, undefined, SHORT_LIVED_SANDBOX_FLAGS);
  try {
    await buildWeb(settings);
  } finally {
    await stop(sandbox);
  }
  remember(stampPath, seedStamp(settings));
}

/** A database that another seed has filled, or one that was not filled to its end, is made anew. */
function forgetSeedOfOthers(settings: Settings): void {
  if (!isFresh(stampPath, seedStamp(settings))) rmSync(seedFolder, { recursive: true, force: true });
}

function seedStamp({ SEED_PRODUCTS }: Settings): string {
  return fingerprint(
    ['apps/sandbox', 'packages/api', 'packages/domain', 'packages/settings', 'packages/telemetry'],
    {
      SEED_PRODUCTS,
    },
  );
}
