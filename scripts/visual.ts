import { findOrInstallChromium } from './check/chromium.ts';
import { buildStorybook } from './check/storybook.ts';
import { fail, say } from './run/console.ts';
import { repositoryRoot } from './run/paths.ts';
import { run } from './run/processes.ts';

/**
 * `pnpm visual [--against <commit>] [--only <part of a story id>] [--modes 360,1440] [--accept <reason>]`: compares every story whose code or style changed
 * with the same story of another commit, in every mode (360 and 1440 px, left to right, forced colours). The default is the previous commit: HEAD when files are changed, else its
 * parent.
 */
const CHROMIUM_PATH = await findOrInstallChromium();
const { failures } = await buildStorybook();
if (failures[0] !== undefined) fail(failures[0]);
const { code } = await run(
  ['pnpm', '--filter', '@bazaar/storybook', 'run', 'visual', ...process.argv.slice(2)],
  { cwd: repositoryRoot, env: { CHROMIUM_PATH } },
  say,
);
process.exit(code);
