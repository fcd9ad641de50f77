import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { readSettings, type Settings, SettingsError } from '@bazaar/settings';
import { BuildError, buildSandbox, buildWeb } from './run/build.ts';
import { fail, say, seconds } from './run/console.ts';
import { repositoryRoot } from './run/paths.ts';
import { portComplaint } from './run/ports.ts';
import { stopAll } from './run/processes.ts';
import { StartError, startSandbox, startWeb } from './run/product.ts';

const startedMs = Date.now();
let isStopping = false;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(0));

const settings = settingsOrFail();
for (const complaint of await portComplaints(settings)) fail(complaint);
try {
  await bringUp(settings);
  announce(settings);
} catch (error) {
  await shutDown(1, sentenceFor(error));
}

/** Starts the sandbox first: pages made at build time read from it. */
async function bringUp(current: Settings): Promise<void> {
  if (current.usesOwnSandbox) {
    await buildSandbox();
    watch(await startSandbox(current), 'The sandbox backend');
  }
  await buildWeb(current);
  watch(await startWeb(current), 'The web app');
}

function watch(child: ChildProcess, name: string): void {
  child.once('exit', (code) => {
    if (!isStopping)
      void shutDown(1, `${name} ended by itself (code ${code}). Start again with: npx pnpm@12 start`);
  });
}

async function shutDown(code: number, sentence?: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  say('\nstopping …');
  await stopAll();
  if (sentence) fail(sentence);
  say('stopped; all data is kept.');
  process.exit(code);
}

function settingsOrFail(): Settings {
  try {
    const read = readSettings();
    return { ...read, SANDBOX_DATA_DIR: resolve(repositoryRoot, read.SANDBOX_DATA_DIR) };
  } catch (error) {
    if (error instanceof SettingsError) fail(error.message);
    throw error;
  }
}

async function portComplaints(current: Settings): Promise<string[]> {
  const wanted: [string, number][] = [['PORT', current.PORT]];
  if (current.usesOwnSandbox) wanted.push(['SANDBOX_PORT', current.SANDBOX_PORT]);
  if (new Set(wanted.map(([, port]) => port)).size < wanted.length) {
    return [`PORT and SANDBOX_PORT are both ${current.PORT}: give them different numbers.`];
  }
  const complaints = await Promise.all(wanted.map(([name, port]) => portComplaint(name, port)));
  return complaints.filter((complaint) => complaint !== undefined);
}

function sentenceFor(error: unknown): string {
  if (error instanceof BuildError) return `${error.message}. The tool said:\n${error.output.slice(-3000)}`;
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function announce(current: Settings): void {
  say(`
${current.SITE_NAME} is running (${seconds(startedMs)})

  shop      http://localhost:${current.PORT}
  login     http://localhost:${current.PORT}/users/login   with 09120000001`);
  if (current.usesOwnSandbox) {
    say(`  codes     http://localhost:${current.SANDBOX_PORT}/inbox        and in the lines below
  backend   http://localhost:${current.SANDBOX_PORT}/health
  data      ${current.DATABASE_URL ? 'PostgreSQL' : current.SANDBOX_DATA_DIR}`);
  }
  say('\nCtrl-C stops everything and keeps the data.\n');
}
