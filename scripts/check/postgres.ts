import { findPostgres, postgresMissing } from '../postgres/find-postgres.ts';
import { startPostgres } from '../postgres/private-postgres.ts';
import { progress, say } from '../run/console.ts';
import { makeTemporaryFolder, removeTemporaryFolder } from '../run/temporary-folder.ts';
import type { CheckResult } from './check-result.ts';
import { installFromDebian } from './debian-package.ts';

/** Returns whether this machine has a PostgreSQL; installs Debian's package if it has none. */
export async function hasPostgres(): Promise<boolean> {
  if (findPostgres() !== undefined) return true;
  const done = progress('installing PostgreSQL for the tests');
  await installFromDebian('postgresql');
  done(findPostgres() ?? 'not to be had');
  return findPostgres() !== undefined;
}

/** Runs a check on a private PostgreSQL. On a machine that cannot have one it says so and checks nothing. */
export async function onPostgres(check: (databaseUrl: string) => Promise<CheckResult>): Promise<CheckResult> {
  if (!(await hasPostgres())) {
    say(`  left out: ${postgresMissing}`);
    return { passed: 0, failures: [] };
  }
  const folder = makeTemporaryFolder('postgres');
  const server = await startPostgres({ folder });
  try {
    return await check(server.address);
  } finally {
    await server.stop();
    removeTemporaryFolder(folder);
  }
}
