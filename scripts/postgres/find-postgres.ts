import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Folder where Debian's package puts the programs of each version. */
const debianFolder = '/usr/lib/postgresql';

export const postgresMissing =
  'PostgreSQL is not installed: no initdb was found in /usr/lib/postgresql/*/bin or on the PATH. Install it with: sudo apt-get install postgresql';

/** Returns the folder of the newest PostgreSQL programs on this machine; `undefined` when there are none. */
export function findPostgres(): string | undefined {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const newest = versions
    .sort((left, right) => Number(right) - Number(left))
    .map((version) => join(debianFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
  return newest ?? onPath();
}

function onPath(): string | undefined {
  try {
    const found = execFileSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' }).trim();
    return found === '' ? undefined : dirname(realpathSync(found));
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
