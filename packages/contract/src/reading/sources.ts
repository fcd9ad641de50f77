import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, normalize, relative, resolve } from 'node:path';

/** A file of a contract: in the file system, at an address, or at a reference of git. */
export interface Source {
  /** Name for messages; the same file has the same name. */
  name: string;
  /** Where it is: paths of one host are relative to each other. */
  place: { host: string; path: string };
  read(): Promise<string>;
  /** The file at a path relative to this one. */
  beside(path: string): Source;
}

/** Finds the contract that a reference of git alone means; `undefined` when git knows none there. */
export type FindAtReference = (reference: string) => Source | undefined;

const slowestMs = 30_000;
const isAddress = (words: string) => /^https?:\/\//i.test(words);

/**
 * Finds a contract: a file, an address, `<reference>:<path>` of git, or a reference alone (`main`, `v1.2.0`, `HEAD~3`) where
 * `atReference` tells what it means. Throws an error of one sentence when it is none of them.
 */
export function findSource(words: string, atReference?: FindAtReference): Source {
  if (isAddress(words)) return addressSource(new URL(words));
  if (existsSync(words)) return fileSource(resolve(words));
  const colon = words.indexOf(':');
  if (colon > 1) {
    const folder = process.cwd();
    return gitSource(words.slice(0, colon), fromRoot(words.slice(colon + 1), folder), folder);
  }
  const found = atReference?.(words);
  if (found !== undefined) return found;
  if (atReference !== undefined) throw new Error(`${words} is no file, and git knows no contract there`);
  throw new Error(
    `${words} is no file; a contract is a file, an address, or <git reference>:<path>, such as main:openapi.yaml`,
  );
}

function fileSource(path: string): Source {
  return {
    name: relative(process.cwd(), path) || path,
    place: { host: 'file:', path },
    read: async () => textOf(await readFile(path)),
    beside: (other) =>
      isAddress(other) ? addressSource(new URL(other)) : fileSource(resolve(dirname(path), decoded(other))),
  };
}

function addressSource(url: URL): Source {
  // Where a redirect leads is the place that relative references start from.
  let base: string | URL = url;
  return {
    name: url.href,
    place: { host: url.origin, path: `${decoded(url.pathname)}${url.search}` },
    read: async () => {
      const response = await fetch(url, { signal: AbortSignal.timeout(slowestMs) });
      if (!response.ok) throw new Error(`it answers ${response.status}`);
      base = response.url;
      return textOf(new Uint8Array(await response.arrayBuffer()));
    },
    beside: (other) => addressSource(new URL(other, base)),
  };
}

/** The file at `path`, relative to `folder`, as it was at a reference of git. */
export function gitSource(reference: string, path: string, folder: string): Source {
  const name = `${reference}:${path}`;
  return {
    name,
    place: { host: 'git:', path: `/${path}` },
    read: async () => {
      const { status, stdout } = git(folder, 'show', name);
      if (status !== 0) throw new Error('it is no file, and git knows no such file at that reference');
      return textOf(stdout);
    },
    beside: (other) =>
      isAddress(other)
        ? addressSource(new URL(other))
        : gitSource(reference, normalize(join(dirname(path), decoded(other))), folder),
  };
}

/** Git reads a path that begins with a dot from the folder, and any other from the root: the paths beside it have to begin there, too. */
function fromRoot(path: string, folder: string): string {
  if (!/^\.\.?\//.test(path)) return path;
  const prefix = git(folder, 'rev-parse', '--show-prefix').stdout?.toString().trim() ?? '';
  return normalize(join(prefix, path));
}

/** Returns the path of a source from where another one is; with its host where that is another. */
export function pathBetween(from: Source, to: Source): string {
  const { host, path } = to.place;
  if (host !== from.place.host) return host + path;
  return relative(dirname(from.place.path), path).replaceAll('\\', '/');
}

/** Runs git in a folder and returns what it printed. */
export function git(folder: string, ...words: string[]) {
  return spawnSync('git', words, { cwd: folder, maxBuffer: 256 * 1024 * 1024 });
}

/** YAML may be UTF-16, which its first bytes tell. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** A path may hold a lone `%`, which is no escape. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
