import { readFileSync } from 'node:fs';
import { inRepository, repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';
import type { CheckResult } from './check-result.ts';
import { findOrInstallChromium } from './chromium.ts';

/** Builds Storybook and opens every story at both widths: axe finds nothing, the console stays silent. */
export async function checkStories(): Promise<CheckResult> {
  const chromium = await findOrInstallChromium();
  const built = await run(['turbo', 'run', 'build', '--filter=@bazaar/storybook'], { cwd: repositoryRoot });
  if (built.code !== 0)
    return { passed: 0, failures: [`storybook build failed:\n${built.output.slice(-4000)}`] };
  const checked = await run(['pnpm', '--filter', '@bazaar/storybook', 'run', 'check'], {
    cwd: repositoryRoot,
    env: { CHROMIUM_PATH: chromium },
  });
  const report = JSON.parse(readFileSync(inRepository('apps/storybook/test-results/stories.json'), 'utf8'));
  if (checked.code !== 0 && report.failures.length === 0) report.failures.push(checked.output.slice(-3000));
  return report;
}
