import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, resolve } from 'node:path';
import { locations } from '../../locations.ts';

/** A file of a contract: in the file system, or at a reference of git. */
export interface Source {
  /** Name for messages; the same file has the same name. */
  name: string;
  read(): string;
  /** The file at a path relative to this one. */
  beside(path: string): Source;
}

/**
 * Finds a contract: a file, `<reference>:<path>` of git, or a reference alone (`main`, `v1.2.0`, `HEAD~3`), which means this
 * repository's bundle there. Throws an error of one sentence when it is none of them.
 */
export function findSource(words: string): Source {
  if (existsSync(words)) return fileSource(resolve(words));
  const colon = words.indexOf(':');
  if (colon > 1) return gitSource(words.slice(0, colon), words.slice(colon + 1), process.cwd());
  const root = git(locations.openapi, 'rev-parse', '--show-toplevel').stdout.trim();
  const path = relative(root, locations.bundle);
  const source = gitSource(words, path, root);
  if (git(root, 'cat-file', '-e', `${words}:${path}`).status !== 0)
    throw new Error(`${words} is no file, and git knows no ${path} at a reference of that name`);
  return source;
}

function fileSource(path: string): Source {
  return {
    name: relative(process.cwd(), path) || path,
    read: () => readFileSync(path, 'utf8'),
    beside: (other) => fileSource(resolve(dirname(path), other)),
  };
}

function gitSource(reference: string, path: string, folder: string): Source {
  const name = `${reference}:${path}`;
  return {
    name,
    read: () => {
      const { status, stdout } = git(folder, 'show', name);
      if (status !== 0) throw new Error(`${name} is no file, and git knows no such file at that reference`);
      return stdout;
    },
    beside: (other) => gitSource(reference, normalize(join(dirname(path), other)), folder),
  };
}

function git(cwd: string, ...words: string[]) {
  return spawnSync('git', words, { cwd, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
}
