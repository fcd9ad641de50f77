import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { walkSteps } from './console-blocks.ts';
import { runProcess, surroundingsOf } from './run-process.ts';
import type { Trial } from './trial.ts';

const page = fileURLToPath(new URL('../../../../docs/contract-in-ci.md', import.meta.url));
/** The port of the page's service; a free one is used in its place. */
const shownPort = '8731';

/** Runs every command of docs/contract-in-ci.md in an empty folder, in their order, and compares what they print with what the page shows. */
export async function tryWalk(tarball: string, folder: string, trial: Trial): Promise<void> {
  mkdirSync(folder, { recursive: true });
  copyFileSync(tarball, join(folder, basename(tarball)));
  const port = String(await freePort());
  let service: ChildProcess | undefined;
  const run = async (command: string): Promise<string> => {
    if (command.endsWith(' &')) {
      service = spawn('sh', ['-c', `exec ${command.slice(0, -2)}`], {
        cwd: folder,
        env: surroundingsOf([], {}),
      });
      await answered(Number(port));
      return '';
    }
    if (command === 'kill %1') {
      await stopped(service);
      return '';
    }
    return (await runProcess('bash', ['-c', command], { cwd: folder })).output;
  };
  const steps = walkSteps(readFileSync(page, 'utf8').replaceAll(shownPort, port));
  trial.expect('the page has a walk', steps.length > 10, `${steps.length} steps`);
  try {
    for (const step of steps) {
      if (step.kind === 'file') writeFileSync(join(folder, step.name), step.text);
      else {
        const output = comparable(await run(step.command));
        const isRight = output === comparable(step.output);
        const shown = output.replaceAll(port, shownPort);
        trial.expect(`docs/contract-in-ci.md shows what this prints: ${step.command}`, isRight, shown);
      }
    }
  } finally {
    await stopped(service);
  }
}

/** Times differ from run to run. */
const comparable = (text: string) => text.replaceAll(/ in \d+(\.\d+)? s\b/g, ' in 1 s').trimEnd();

async function answered(port: number): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, 'localhost', () => resolve(socket.destroy() !== undefined));
      socket.once('error', () => resolve(false));
    });
  for (let tries = 0; tries < 300; tries += 1) {
    if (await isOpen()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the service of docs/contract-in-ci.md does not start');
}

function stopped(service: ChildProcess | undefined): Promise<unknown> {
  if (service === undefined || service.exitCode !== null || service.signalCode !== null)
    return Promise.resolve();
  const end = new Promise((resolve) => service.once('close', resolve));
  service.kill();
  return end;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
