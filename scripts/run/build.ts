import { rmSync } from 'node:fs';
import type { Settings } from '@bazaar/settings';
import { fingerprint, isFresh, remember } from './build-stamp.ts';
import { progress } from './console.ts';
import { inRepository } from './paths.ts';
import { run } from './processes.ts';

/** Thrown when a build step fails; `output` is the tool's output. */
export class BuildError extends Error {
  readonly output: string;

  constructor(what: string, output: string) {
    super(`${what} could not be built`);
    this.name = 'BuildError';
    this.output = output;
  }
}

interface BuildStep {
  readonly what: string;
  readonly cwd: string;
  readonly command: readonly string[];
  readonly folders: readonly string[];
  readonly stampPath: string;
  /** Output of the previous build that must not be reused. */
  readonly leftover?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly bakedSettings?: Readonly<Record<string, unknown>>;
}

const sharedFolders = ['packages/api', 'packages/domain', 'packages/settings', 'packages/telemetry'];

export function buildSandbox(): Promise<void> {
  return build({
    what: 'the sandbox backend',
    cwd: inRepository('apps/sandbox'),
    command: [process.execPath, 'scripts/build.ts'],
    folders: [...sharedFolders, 'apps/sandbox'],
    stampPath: inRepository('apps/sandbox/dist/.stamp'),
  });
}

/** Builds the web app. Pages cached on disk belong to one catalogue; the page cache separates pages by site name and address. */
export function buildWeb(settings: Settings): Promise<void> {
  const { SITE_NAME, SITE_URL, APP_ENV, CATALOGUE_API_URL, WEB_BUILD_DIR } = settings;
  const DATA = settings.DATABASE_URL ?? settings.SANDBOX_DATA_DIR;
  return build({
    what: 'the web app',
    cwd: inRepository('apps/web'),
    command: [process.execPath, 'scripts/build.ts'],
    folders: [...sharedFolders, 'packages/ui', 'apps/web'],
    stampPath: inRepository(`apps/web/${WEB_BUILD_DIR}/.stamp`),
    // Responses cached from another catalogue would be served once more before they are revalidated.
    leftover: inRepository(`apps/web/${WEB_BUILD_DIR}/cache/fetch-cache`),
    env: { SITE_NAME, SITE_URL, APP_ENV, CATALOGUE_API_URL, WEB_BUILD_DIR, NEXT_TELEMETRY_DISABLED: '1' },
    bakedSettings: { CATALOGUE_API_URL, DATA },
  });
}

async function build(step: BuildStep): Promise<void> {
  const stamp = fingerprint(step.folders, step.bakedSettings ?? {});
  if (isFresh(step.stampPath, stamp)) return;
  const done = progress(`building ${step.what}`);
  if (step.leftover) rmSync(step.leftover, { recursive: true, force: true });
  const { code, output } = await run(step.command, { cwd: step.cwd, env: step.env ?? {} });
  if (code !== 0) throw new BuildError(step.what, output);
  remember(step.stampPath, stamp);
  done('ready');
}
