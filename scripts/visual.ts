import { findOrInstallChromium } from './check/chromium.ts';
import { say } from './run/console.ts';
import { repositoryRoot } from './run/paths.ts';
import { run } from './run/processes.ts';

/**
 * `pnpm visual [--update] [--only=part-of-a-story-id]`: builds Storybook, photographs every story at 360 and 1440 px and compares with
 * the accepted pictures in apps/storybook/visual-baseline.
 */
const CHROMIUM_PATH = await findOrInstallChromium();
const built = await run(['turbo', 'run', 'build', '--filter=@bazaar/storybook'], { cwd: repositoryRoot });
if (built.code !== 0) {
  say(built.output.slice(-4000));
  process.exit(1);
}
const { code } = await run(
  ['pnpm', '--filter', '@bazaar/storybook', 'run', 'visual', ...process.argv.slice(2)],
  { cwd: repositoryRoot, env: { CHROMIUM_PATH } },
  say,
);
process.exit(code);
