import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installFromDebian } from '../check/debian-package.ts';
import { hasPostgres } from '../check/postgres.ts';
import { postgresMissing } from '../postgres/find-postgres.ts';
import { progress } from '../run/console.ts';

/** The programs of the cluster that are not part of this repository, by path. */
export interface Programs {
  readonly redis: string;
  readonly balancer: string;
}

interface Wanted {
  readonly names: readonly string[];
  readonly debian: string;
  readonly purpose: string;
}

const redis: Wanted = {
  names: ['valkey-server', 'redis-server'],
  debian: 'redis-server',
  purpose: 'the store of shared pages',
};
const balancer: Wanted = { names: ['haproxy'], debian: 'haproxy', purpose: 'the balancer' };
const frontCache: Wanted = { names: ['nginx'], debian: 'nginx-light', purpose: 'the cache in front' };

/** Finds the programs of the cluster, and installs Debian's packages of those missing. Throws one sentence that says what to install. */
export async function findPrograms(): Promise<Programs> {
  if (!(await hasPostgres())) throw new Error(postgresMissing);
  return { redis: await findOrInstall(redis), balancer: await findOrInstall(balancer) };
}

export function findFrontCache(): Promise<string> {
  return findOrInstall(frontCache);
}

export async function findOrInstall({ names, debian, purpose }: Wanted): Promise<string> {
  const there = find(names);
  if (there !== undefined) return there;
  const done = progress(`installing ${debian}, ${purpose}`);
  await installFromDebian(debian);
  const installed = find(names);
  done(installed ?? 'not to be had');
  if (installed !== undefined) return installed;
  throw new Error(
    `${names.join(' or ')} is not installed: it is ${purpose}. Install it with: sudo apt-get install ${debian}`,
  );
}

function find(names: readonly string[]): string | undefined {
  for (const name of names) {
    const debianPath = `/usr/sbin/${name}`;
    if (existsSync(debianPath)) return debianPath;
    try {
      const path = execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim();
      if (path !== '') return path;
    } catch {
      // Not on the PATH.
    }
  }
  return undefined;
}
