import { cpSync, existsSync, lstatSync, mkdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadFileTrace } from '../../apps/web/src/lib/framework/file-trace.ts';
import { inRepository, repositoryRoot } from '../run/paths.ts';

export const fileTrace = loadFileTrace(inRepository('apps/web'));

/** Copies every file that `entries` load, with the folders and links between them, below `target`. */
export async function placeTraced(
  entries: readonly string[],
  target: string,
  ignore: readonly string[] = [],
): Promise<void> {
  for (const path of await fileTrace.trace(entries, repositoryRoot, ignore)) place(path, target);
}

function place(path: string, target: string): void {
  const from = join(repositoryRoot, path);
  const to = join(target, path);
  if (existsSync(to) || !existsSync(from)) return;
  mkdirSync(dirname(to), { recursive: true });
  const status = lstatSync(from);
  if (status.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else if (status.isFile()) cpSync(from, to);
}
