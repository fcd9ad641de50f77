import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CacheContext } from '../framework/file-system-cache.ts';
import { type CacheFiles, pageFiles } from './page-files.ts';

/**
 * Returns the context of a page cache that writes into `folder`, in one of its own for each build, because pages name files of their
 * build; without a folder the context as it is.
 */
export function inOwnFolder(context: CacheContext, folder: string | undefined): CacheContext {
  const { fs, serverDistDir } = context;
  if (!folder || !serverDistDir) return context;
  const build = readFileSync(join(dirname(serverDistDir), 'BUILD_ID'), 'utf8').trim();
  const files = pageFiles(fs as unknown as CacheFiles, dirname(serverDistDir), join(folder, build));
  return { ...context, fs: files as unknown as CacheContext['fs'] };
}
