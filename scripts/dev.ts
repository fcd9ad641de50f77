import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { childEnvironment, readSettings } from '@bazaar/settings';
import { buildSandbox } from './run/build.ts';
import { inRepository, repositoryRoot } from './run/paths.ts';
import { stop, stopAll } from './run/processes.ts';
import { startSandbox } from './run/product.ts';

/** Daily work: the built sandbox beside Next's development server with fast refresh. */
const read = readSettings();
const settings = { ...read, SANDBOX_DATA_DIR: resolve(repositoryRoot, read.SANDBOX_DATA_DIR) };
let web: ChildProcess | undefined;
// Before anything starts: a first start seeds for a while, and an interrupt then must not leave the sandbox behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
if (settings.usesOwnSandbox) {
  await buildSandbox();
  await startSandbox(settings);
}
web = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '-p', String(settings.PORT)], {
  cwd: inRepository('apps/web'),
  env: childEnvironment({ CATALOGUE_API_URL: settings.CATALOGUE_API_URL, APP_ENV: 'development' }),
  stdio: 'inherit',
});
web.once('exit', (code) => void end(code ?? 0));

async function end(code: number): Promise<void> {
  if (web) await stop(web);
  await stopAll();
  process.exit(code);
}
