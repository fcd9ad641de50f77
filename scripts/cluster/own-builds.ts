import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inRepository } from '../run/paths.ts';

/** The build that the instances' own folders are copied from. */
export const CLUSTER_BUILD = '.next-cluster';

export function ownBuild(number: number): string {
  return `${CLUSTER_BUILD}-${number}`;
}

/** Gives an instance its own copy of the build: its pages on disk are its own. One that is of this build already stays, with its pages. */
export function copyBuild(number: number): void {
  const from = inRepository(`apps/web/${CLUSTER_BUILD}`);
  const to = inRepository(`apps/web/${ownBuild(number)}`);
  if (buildIdOf(to) === buildIdOf(from)) return;
  rmSync(to, { recursive: true, force: true });
  const cache = join(from, 'cache');
  cpSync(from, to, { recursive: true, filter: (path) => path !== cache });
}

function buildIdOf(folder: string): string | undefined {
  const path = join(folder, 'BUILD_ID');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
