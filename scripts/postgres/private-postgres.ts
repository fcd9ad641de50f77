import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { remember } from '../run/processes.ts';
import { type Account, findPostgres, postgresMissing, unprivilegedAccount } from './find-postgres.ts';

/** A private PostgreSQL with its own data, port and password. */
export interface PrivatePostgres {
  /** Value for DATABASE_URL. */
  readonly address: string;
  /** Ends connections and stops; `SIGKILL` simulates a power cut in tests. */
  stop(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Size of tables and indexes on disk, in MB. */
  databaseMb(): number;
  /** Server log since the last `forgetLog`. */
  log(): string;
  forgetLog(): void;
}

export interface PrivatePostgresOptions {
  /** Created when missing; existing data is reused. */
  readonly folder: string;
  /** True for a cache of a quarter of the memory, false for 64 MB. */
  readonly isLarge?: boolean;
  /** Writes the plan of every statement to the log, with its actual run. */
  readonly explainsPlans?: boolean;
  /** 0 takes a free port. */
  readonly port?: number;
}

/** Starts a server over the folder and resolves when it accepts connections. Throws when PostgreSQL is not installed. */
export async function startPostgres(options: PrivatePostgresOptions): Promise<PrivatePostgres> {
  const programs = findPostgres();
  if (programs === undefined) throw new Error(postgresMissing);
  const account = unprivilegedAccount();
  const data = join(options.folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) initialise(programs, options.folder, account);
  const port = options.port || (await freePort());
  writeFileSync(join(data, 'postgresql.auto.conf'), configuration(port, options));
  const explains = options.explainsPlans === true;
  const server = spawn(join(programs, 'postgres'), ['-D', data], {
    ...account,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const endWithUs = () => server.kill('SIGINT');
  process.once('exit', endWithUs);
  remember(server, 'SIGINT');
  let log = '';
  server.stderr?.on('data', (part: Buffer) => {
    log = explains ? log + part : `${log}${part}`.slice(-4000);
  });
  await untilReady(server, () => log);
  const password = readFileSync(join(options.folder, 'password'), 'utf8').trim();
  return {
    address: `postgres://bazaar:${password}@127.0.0.1:${port}/postgres`,
    stop: async (signal = 'SIGINT') => {
      process.off('exit', endWithUs);
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill(signal);
      await once(server, 'close');
    },
    databaseMb: () => sizeMb(data),
    log: () => log,
    forgetLog: () => {
      log = '';
    },
  };
}

/** Creates a folder for a server that lives as long as a test or a benchmark; the server's own account can enter it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bazaar-postgres-'));
  chmodSync(folder, 0o711);
  return folder;
}

function initialise(programs: string, folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true });
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, `${randomBytes(18).toString('hex')}\n`, { mode: 0o600 });
  if (account !== undefined)
    for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid);
  const flags = ['--username=bazaar', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const words = ['--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'];
  try {
    execFileSync(join(programs, 'initdb'), ['-D', join(folder, 'data'), ...flags, ...words], {
      ...account,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  } catch (cause) {
    rmSync(join(folder, 'data'), { recursive: true, force: true });
    const said = String((cause as { stderr?: Buffer }).stderr ?? cause).trim();
    throw new Error(`PostgreSQL could not make its data folder in ${folder}: ${said}`);
  }
}

const explaining = {
  session_preload_libraries: "'auto_explain'",
  'auto_explain.log_min_duration': 0,
  'auto_explain.log_format': "'json'",
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  log_line_prefix: "'%m '",
};

/**
 * Returns the server's configuration. Commits are on disk before they are confirmed (`fsync`); only features that a single server does not
 * need are off.
 */
function configuration(
  port: number,
  { isLarge = false, explainsPlans = false }: PrivatePostgresOptions,
): string {
  const quarterMb = Math.min(4096, Math.floor(totalmem() / 4 / 2 ** 20));
  return `${Object.entries({
    listen_addresses: "'127.0.0.1'",
    port,
    unix_socket_directories: "''",
    max_connections: 60,
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    wal_level: 'minimal',
    max_wal_senders: 0,
    max_wal_size: isLarge ? "'8GB'" : "'1GB'",
    checkpoint_timeout: "'15min'",
    shared_buffers: isLarge ? `'${quarterMb}MB'` : "'64MB'",
    effective_cache_size: isLarge ? `'${2 * quarterMb}MB'` : "'512MB'",
    maintenance_work_mem: isLarge ? "'1GB'" : "'64MB'",
    work_mem: "'32MB'",
    random_page_cost: 1.1,
    jit: 'off',
    default_toast_compression: "'lz4'",
    lc_messages: "'C'",
    ...(explainsPlans ? explaining : {}),
  })
    .map(([name, value]) => `${name} = ${value}`)
    .join('\n')}\n`;
}

async function untilReady(server: ChildProcess, log: () => string): Promise<void> {
  while (!log().includes('ready to accept connections')) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended before it was ready:\n${log().slice(-1500)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}

/** Returns the size of tables and indexes on disk in MB, without the write-ahead log. */
function sizeMb(data: string): number {
  return Number(execFileSync('du', ['-sm', join(data, 'base')], { encoding: 'utf8' }).split('\t')[0]);
}
