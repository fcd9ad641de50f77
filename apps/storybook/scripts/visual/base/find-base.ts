import { git } from './git.ts';

/** The commit that pictures are compared with. */
export interface Base {
  readonly commit: string;
  /** Hash of its files: commits with the same files share a build. */
  readonly tree: string;
  /** The name by which it was requested. */
  readonly name: string;
}

/** Thrown when there is nothing to compare with. `message` is a sentence for a person. */
export class NoBase extends Error {}

/**
 * Returns the requested commit. The default is the previous one: HEAD when files are changed, else its (first) parent.
 * @throws NoBase when the clone does not have it
 */
export async function findBase(requested: string | undefined): Promise<Base> {
  const status = await git('status', '--porcelain');
  if (status === undefined) throw new NoBase('this folder is not a git repository');
  const name = requested ?? (status === '' ? 'HEAD^' : 'HEAD');
  const commit = (await git('rev-parse', '--verify', '--quiet', `${name}^{commit}`))?.trim();
  if (!commit) {
    const isShallow = (await git('rev-parse', '--is-shallow-repository'))?.trim() === 'true';
    const advice = isShallow ? '; “git fetch --deepen=1” brings it' : '';
    throw new NoBase(`this clone does not have the commit ${name}${advice}`);
  }
  const tree = (await git('rev-parse', `${commit}^{tree}`))?.trim() ?? commit;
  return { commit, tree, name };
}

/** Returns the tree of HEAD when no file is changed: the current build then belongs to it. */
export async function committedTree(): Promise<string | undefined> {
  if ((await git('status', '--porcelain')) !== '') return undefined;
  return (await git('rev-parse', 'HEAD^{tree}'))?.trim();
}
