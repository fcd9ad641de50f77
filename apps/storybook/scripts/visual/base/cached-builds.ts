import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './git.ts';

const folder = join(repositoryRoot, 'node_modules/.cache/bazaar-visual');
const cachedAtMost = 4;

/** Returns the cached build of a tree, `undefined` when there is none. */
export function cachedBuild(tree: string): string | undefined {
  const path = join(folder, tree);
  if (!existsSync(path)) return undefined;
  utimesSync(path, new Date(), new Date());
  return path;
}

/** Caches a copy of a tree's build, and removes the least recently used ones. Returns its path. */
export function cacheBuild(tree: string, build: string): string {
  const path = join(folder, tree);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const unfinished = `${path}.${process.pid}.unfinished`;
  cpSync(build, unfinished, { recursive: true });
  renameSync(unfinished, path);
  const byAge = readdirSync(folder)
    .map((name) => ({ name, usedMs: statSync(join(folder, name)).mtimeMs }))
    .sort((left, right) => right.usedMs - left.usedMs);
  for (const { name } of byAge.slice(cachedAtMost)) rmSync(join(folder, name), { recursive: true });
  return path;
}
