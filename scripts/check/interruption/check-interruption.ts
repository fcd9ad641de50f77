import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '@bazaar/settings';
import { remember } from '../../run/processes.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../../run/temporary-folder.ts';
import type { CheckResult } from '../check-result.ts';

/** How a command may end while its sandbox runs: by Ctrl-C, by whoever started it, by itself. */
const ends = ['SIGINT', 'SIGTERM', 'fail'] as const;
/** Nothing is measured: after this long, whatever is still there stays. */
const PATIENCE_MS = 120_000;

/** Checks that a command which is interrupted leaves neither its servers nor its folders behind. */
export async function checkInterruption(): Promise<CheckResult> {
  const failures: string[] = [];
  for (const end of ends) failures.push(...(await tryEnd(end)).map((what) => `after ${end}: ${what}`));
  return { passed: ends.length * 3 - failures.length, failures };
}

async function tryEnd(end: (typeof ends)[number]): Promise<string[]> {
  const folder = makeTemporaryFolder('interruption');
  const script = fileURLToPath(new URL('./hold-sandbox.ts', import.meta.url));
  const command = spawn(process.execPath, [script, end], {
    env: childEnvironment({ TMPDIR: folder }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  remember(command);
  const ended = once(command, 'exit');
  try {
    const port = await portServed(command);
    if (port === undefined) return ['the sandbox did not start'];
    if (end !== 'fail') command.kill(end);
    const left = async (what: string, isGone: () => boolean | Promise<boolean>) =>
      (await becomes(isGone)) ? [] : [`${what} is left`];
    return [
      ...(await left('the command', () => command.exitCode !== null || command.signalCode !== null)),
      ...(await left('its sandbox', async () => !(await isListening(port)))),
      ...(await left('its folder', () => readdirSync(folder).length === 0)),
    ];
  } finally {
    command.kill('SIGKILL');
    await ended;
    removeTemporaryFolder(folder);
  }
}

/** Returns the port of the sandbox once it serves; `undefined` when the command has ended before. */
async function portServed({ stdout }: ChildProcess): Promise<number | undefined> {
  let output = '';
  for await (const chunk of stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += chunk;
    const port = /serving http:\/\/localhost:(\d+)\s/.exec(output)?.[1];
    if (port !== undefined) return Number(port);
  }
  return undefined;
}

async function becomes(isSo: () => boolean | Promise<boolean>): Promise<boolean> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
