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
  const run = ([program = '', ...words]: readonly string[], settings: Record<string, string> = {}) =>
    spawnSync(program, words, {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: childEnvironment(settings),
      stdio: 'inherit',
    }).status ?? 1;
  process.exitCode = run(buildWords) || run(chromaticWords, { CHROMATIC_PROJECT_TOKEN: token });
}
