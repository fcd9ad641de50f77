import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childEnvironment } from '@bazaar/settings';
import { madeOnce } from './filled-databases';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const bundlePath = `${packageFolder}/dist/server-under-test.mjs`;

/**
 * The servers of the tests live for seconds. The last compiler works two of them, and takes 600 MB, on a single function of the embedded
 * database, the longest there is; a process ends only after that.
 */
const command = ['--liftoff-only', bundlePath];

/** Bundles the server once for a run of the tests, beside the real bundle and never over it. */
export function setup(): void {
  execFileSync(process.execPath, ['scripts/build.ts', `--outfile=${bundlePath}`], { cwd: packageFolder });
}

export interface ServerSettings {
  port: number;
  dataFolder: string;
  /** A PostgreSQL in place of the embedded database. */
  databaseAddress?: string;
  /** Size of the seeded catalogue. */
  products?: number;
  /** Further settings. */
  env?: Readonly<Record<string, string>>;
}

/** The built server as a separate process. */
export class ServerProcess {
  private output = '';
  private readonly child: ChildProcess;
  readonly address: string;

  constructor({ port, dataFolder, databaseAddress = '', products = 100, env = {} }: ServerSettings) {
    this.address = `http://localhost:${port}`;
    this.child = spawn(process.execPath, command, {
      cwd: packageFolder,
      env: childEnvironment({
        SANDBOX_PORT: String(port),
        SANDBOX_DATA_DIR: dataFolder,
        SEED_PRODUCTS: String(products),
        SANDBOX_CONTROLS: '1',
        DATABASE_URL: databaseAddress,
        ...env,
      }),
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        this.output += part.toString();
      });
    }
  }

  /** All output so far. */
  get text(): string {
    return this.output;
  }

  ready(): Promise<void> {
    return this.printed('sandbox ready');
  }

  async printed(words: string): Promise<void> {
    while (!this.output.includes(words)) {
      if (this.child.exitCode !== null) throw new Error(`The server ended early: ${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Sends a signal and waits for the end. Returns the exit code, null after a kill. */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill(signal);
      await once(this.child, 'exit');
    }
    return this.child.exitCode;
  }

  async exit(): Promise<number | null> {
    if (this.child.exitCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }
}

/** Runs a command of the built server to its end. */
export async function runServerCommand(
  dataFolder: string,
  flags: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const env = childEnvironment({ SANDBOX_DATA_DIR: dataFolder });
  const child = spawn(process.execPath, [...command, ...flags], { cwd: packageFolder, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (output += part));
  await once(child, 'close');
  return { code: child.exitCode, output };
}

/** A data folder of its own in which a server has made the catalogue and ended. It is made once for all files of a run, and copied. */
export async function seededFolder(): Promise<string> {
  // The tests' own process imports this file, too, where there is nothing to inject.
  const { inject } = await import('vitest');
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-seeded-'));
  cpSync(await madeOnce(inject('filledDatabases'), 'seeded', seed), folder, { recursive: true });
  return folder;
}

async function seed(dataFolder: string): Promise<void> {
  const server = new ServerProcess({ port: await freePort(), dataFolder });
  await server.ready();
  await server.end('SIGTERM');
}

/** Returns a port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}
