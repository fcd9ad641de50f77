import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readSettings } from '@bazaar/settings';
import { precompress } from '../src/lib/precompressed/precompress.ts';

/** Builds the web app, and compresses what browsers load: a file of a build never changes, so that is done once, as well as can be. */
const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
await precompress(join(readSettings().WEB_BUILD_DIR, 'static'));
