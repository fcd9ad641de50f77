import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childEnvironment, readSettings } from '@bazaar/settings';
import { buildWords, chromaticWords } from './chromatic-words.ts';

/**
 * Publishes the stories that changed to Chromatic and ends with 1 until their differences are accepted there; without a project token it
 * does nothing, which is not an error.
 */
const token = readSettings().CHROMATIC_PROJECT_TOKEN;
if (token === undefined) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing is published. `pnpm visual` reviews on this machine.',
  );
} else {
  const cwd = fileURLToPath(new URL('..', import.meta.url));
  const built = spawnSync('storybook', buildWords, { cwd, env: childEnvironment({}), stdio: 'inherit' });
  process.exitCode =
    (built.status ?? 1) ||
    (spawnSync('chromatic', chromaticWords, {
      cwd,
      env: childEnvironment({ CHROMATIC_PROJECT_TOKEN: token }),
      stdio: 'inherit',
    }).status ??
      1);
}
