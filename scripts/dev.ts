import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { childEnvironment, readSettings } from '@bazaar/settings';
import { buildSandbox } from './run/build.ts';
import { fail, say } from './run/console.ts';
import { startMocks } from './run/mocks.ts';
import { inRepository, repositoryRoot } from './run/paths.ts';
import { portComplaint } from './run/ports.ts';
import { stop, stopAll } from './run/processes.ts';
import { startSandbox } from './run/product.ts';

/**
 * Starts the built sandbox and Next's development server with fast refresh. With `--mocks` the web app runs on the contract's examples
 * alone, for teams whose backend is not there yet.
 */
const read = readSettings();
const settings = { ...read, SANDBOX_DATA_DIR: resolve(repositoryRoot, read.SANDBOX_DATA_DIR) };
let web: ChildProcess | undefined;
// Registered before anything starts: a first start seeds for a while, and an interrupt then must not leave the sandbox running.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0));
const catalogue = process.argv.includes('--mocks') ? await startOnMocks() : await startOnSandbox();
// The same address may have been another catalogue on the last run.
rmSync(inRepository(`apps/web/${settings.WEB_BUILD_DIR}/dev/cache/fetch-cache`), {
  recursive: true,
  force: true,
});
web = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '-p', String(settings.PORT)], {
  cwd: inRepository('apps/web'),
  env: childEnvironment({ CATALOGUE_API_URL: catalogue, APP_ENV: 'development' }),
  stdio: 'inherit',
});
web.once('exit', (code) => void end(code ?? 0));

async function startOnSandbox(): Promise<string> {
  if (settings.usesOwnSandbox) {
    await buildSandbox();
    await startSandbox(settings);
  }
  return settings.CATALOGUE_API_URL;
}

async function startOnMocks(): Promise<string> {
  const complaint = await portComplaint('SANDBOX_PORT', settings.SANDBOX_PORT);
  if (complaint) fail(complaint);
  const origin = await startMocks(settings);
  say(`  log in with any mobile number and any five digits; what is sent is not kept`);
  return origin;
}

async function end(code: number): Promise<void> {
  if (web) await stop(web);
  await stopAll();
  process.exit(code);
}
