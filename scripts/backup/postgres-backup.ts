import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostgres, postgresProgramMissing } from '../postgres/find-postgres.ts';
import { repositoryRoot } from '../run/paths.ts';
import { run } from '../run/processes.ts';

const dump = 'database.dump';
const manifest = 'backup.json';

/** Dumps one moment of the database, while servers write to it; uploaded files are in it. The folder gets its name when it is whole. */
export async function backUpPostgres(address: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already. Name a new folder.`);
  const unfinished = `${target}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await runTool('pg_dump', address, ['--format=custom', `--file=${join(unfinished, dump)}`]);
  const about = { kind: 'postgresql', takenAt: new Date().toISOString() };
  writeFileSync(join(unfinished, manifest), `${JSON.stringify(about, null, 2)}\n`);
  renameSync(unfinished, target);
}

/** Restores a dump into an empty database: all of it, or nothing. */
export async function restorePostgres(source: string, address: string): Promise<void> {
  if (!existsSync(join(source, manifest)))
    throw new Error(`${source} is no complete backup: it has no ${manifest}.`);
  const { kind } = JSON.parse(readFileSync(join(source, manifest), 'utf8')) as { kind?: string };
  if (kind !== 'postgresql')
    throw new Error(`${source} is a backup of an embedded database: restore it without DATABASE_URL.`);
  await runTool('pg_restore', address, [
    '--single-transaction',
    '--no-owner',
    '--no-privileges',
    join(source, dump),
  ]);
}

/** Runs a program of PostgreSQL; the password goes by the environment, where no list of processes shows it. */
async function runTool(
  program: 'pg_dump' | 'pg_restore',
  address: string,
  flags: readonly string[],
): Promise<void> {
  const programs = findPostgres(program);
  if (programs === undefined) throw new Error(postgresProgramMissing(program));
  const url = new URL(address);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const { code, output } = await run([join(programs, program), `--dbname=${url}`, ...flags], {
    cwd: repositoryRoot,
    env: { PGPASSWORD: password },
  });
  if (code !== 0) throw new Error(`${program} ended with ${code}: ${output.trim().slice(-1000)}`);
}
