import { readFileSync, rmSync } from 'node:fs';
import { say } from '../run/console.ts';
import { inRepository, repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';
import type { CheckResult } from './check-result.ts';
import { findOrInstallChromium } from './chromium.ts';
import { checkCommand } from './command.ts';

interface StoriesReport extends CheckResult {
  readonly passedAgain?: readonly string[];
}

/** Builds the Storybook that later steps check. */
export async function buildStorybook(): Promise<CheckResult> {
  const { code, output } = await run(['turbo', 'run', 'build', '--filter=@bazaar/storybook'], {
    cwd: repositoryRoot,
  });
  if (code === 0) return { passed: 1, failures: [] };
  return { passed: 0, failures: [`storybook build failed:\n${output.slice(-4000)}`] };
}

/** Opens every story at both widths and expects no axe violation and no console message. Says which passed at a second visit only. */
export async function checkStories(): Promise<CheckResult> {
  const result = await checkBuilt('check', 'stories');
  for (const late of result.passedAgain ?? []) say(`  passed on its second visit only: ${late}`);
  return result;
}

/** Compares the stories with those of the previous commit. The two further modes take as long again: they are looked at by hand. */
export const checkVisual = (onLine?: (line: string) => void) =>
  checkBuilt('visual', 'visual', onLine, ['--modes=360,1440']);

/** Has Chromatic compare what changed; fails until its differences are accepted there. */
export const checkChromatic = () =>
  checkCommand(['pnpm', '--filter', '@bazaar/storybook', 'run', 'chromatic']);

/** Runs a script of the Storybook package over the built stories and reads its report. */
async function checkBuilt(
  script: string,
  report: string,
  onLine?: (line: string) => void,
  options: readonly string[] = [],
): Promise<StoriesReport> {
  const path = inRepository(`apps/storybook/test-results/${report}.json`);
  rmSync(path, { force: true });
  const { code, output } = await run(
    ['pnpm', '--filter', '@bazaar/storybook', 'run', script, ...options],
    { cwd: repositoryRoot, env: { CHROMIUM_PATH: await findOrInstallChromium() } },
    onLine,
  );
  const result = readReport(path);
  if (code !== 0 && result.failures.length === 0) return { ...result, failures: [output.slice(-3000)] };
  return result;
}

function readReport(path: string): StoriesReport {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as StoriesReport;
  } catch {
    return { passed: 0, failures: [] };
  }
}
