import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder where Debian's package puts the programs of each version. */
const debianFolder = '/usr/lib/postgresql';

/** `initdb` comes with the server, the others with the client alone too. */
export type PostgresProgram = 'initdb' | 'pg_dump' | 'pg_restore';

/** Returns why a program of PostgreSQL cannot be run, and how to get it. */
export function postgresProgramMissing(program: PostgresProgram): string {
  const [what, source] =
    program === 'initdb' ? ['PostgreSQL', 'postgresql'] : ['The client of PostgreSQL', 'postgresql-client'];
  return `${what} is not installed: no ${program} was found in ${debianFolder}/*/bin or on the PATH. Install it with: sudo apt-get install ${source}`;
}

export const postgresMissing = postgresProgramMissing('initdb');

/** Returns the folder of the newest PostgreSQL on this machine that has the program; `undefined` when there is none. */
export function findPostgres(
  program: PostgresProgram = 'initdb',
  packages: string = debianFolder,
): string | undefined {
  const versions = existsSync(packages) ? readdirSync(packages) : [];
  const newest = versions
    .sort((left, right) => Number(right) - Number(left))
    .map((version) => join(packages, version, 'bin'))
    .find((folder) => existsSync(join(folder, program)));
  return newest ?? onPath(program);
}

function onPath(program: PostgresProgram): string | undefined {
  try {
    const found = execFileSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).trim();
    if (found === '') return undefined;
    // A link leads to where the others are; Debian's leads to a script of another name.
    const real = dirname(realpathSync(found));
    return existsSync(join(real, program)) ? real : dirname(found);
  } catch {
    return undefined;
  }
}

export interface Account {
  uid: number;
  gid: number;
}

/**
 * Returns the account to run PostgreSQL under, which refuses to run as root: the package's own account, or nobody. `undefined` for any
 * other user.
 */
export function unprivilegedAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return accountOf('postgres') ?? accountOf('nobody');
}

function accountOf(name: string): Account | undefined {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}
