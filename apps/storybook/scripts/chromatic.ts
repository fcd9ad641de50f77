import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { childEnvironment, readSettings } from '@bazaar/settings';

/** Publishes the stories to Chromatic for review; without a project token it does nothing, which is not an error. */
const token = readSettings().CHROMATIC_PROJECT_TOKEN;
if (token === undefined) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing is published. `pnpm visual` reviews on this machine.',
  );
} else {
  const { status } = spawnSync(
    'chromatic',
    ['--storybook-build-dir', 'storybook-static', '--exit-zero-on-changes'],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: childEnvironment({ CHROMATIC_PROJECT_TOKEN: token }),
      stdio: 'inherit',
    },
  );
  process.exitCode = status ?? 1;
}
