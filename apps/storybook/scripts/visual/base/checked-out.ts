import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NoBase } from './find-base.ts';
import { git, repositoryRoot } from './git.ts';

/** Checks out a commit's files into a separate folder. Not below node_modules, where build tools ignore sources. */
export async function checkOut(commit: string): Promise<string> {
  await git('worktree', 'prune');
  const folder = join(mkdtempSync(join(tmpdir(), 'bazaar-visual-')), 'tree');
  if ((await git('worktree', 'add', '--detach', '--force', folder, commit)) === undefined)
    throw new NoBase(`git could not check out ${commit}`);
  linkOwnPackages(folder);
  return folder;
}

export async function dropCheckout(folder: string): Promise<void> {
  await git('worktree', 'remove', '--force', folder);
  rmSync(join(folder, '..'), { recursive: true, force: true });
}

/** Links the packages of a workspace by name, which is enough to resolve imports. */
function linkOwnPackages(root: string): void {
  const scope = join(root, 'node_modules/@bazaar');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(join(root, 'packages')))
    symlinkSync(join('../../packages', name), join(scope, name));
}

/** Returns whether two trees have the same installed packages. */
export function hasSamePackages(root: string): boolean {
  const lockfile = (folder: string) => readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8');
  return lockfile(root) === lockfile(repositoryRoot);
}

/** Links the installed packages into a tree with the same lockfile; nothing is copied. */
export function lendPackages(root: string): void {
  rmSync(join(root, 'node_modules'), { recursive: true });
  symlinkSync(join(repositoryRoot, 'node_modules'), join(root, 'node_modules'));
  for (const group of ['packages', 'apps'])
    for (const name of readdirSync(join(root, group))) {
      const installed = join(repositoryRoot, group, name, 'node_modules');
      if (!existsSync(installed)) continue;
      cpSync(installed, join(root, group, name, 'node_modules'), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !/node_modules\/\.(?!bin)[\w-]+$/.test(path),
      });
    }
}
