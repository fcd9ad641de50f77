import { type ChildProcess, spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { childEnvironment, readSettings } from '@bazaar/settings';
import { buildSandbox } from './run/build.ts';
import { inRepository, repositoryRoot } from './run/paths.ts';
import { stop } from './run/processes.ts';
import { startSandbox } from './run/product.ts';

/** Daily work: the built sandbox beside Next's development server with fast refresh. */
const read = readSettings();
const settings = { ...read, SANDBOX_DATA_DIR: resolve(repositoryRoot, read.SANDBOX_DATA_DIR) };
const running: ChildProcess[] = [];
if (settings.usesOwnSandbox) {
  await buildSandbox();
  running.push(await startSandbox(settings));
}
const web = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '-p', String(settings.PORT)], {
  cwd: inRepository('apps/web'),
  env: childEnvironment({ CATALOGUE_API_URL: settings.CATALOGUE_API_URL, APP_ENV: 'development' }),
  stdio: 'inherit',
});
running.push(web);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
web.once('exit', (code) => void end(code ?? 0));

async function end(code: number): Promise<void> {
  for (const child of running.reverse()) await stop(child);
  process.exit(code);
}
