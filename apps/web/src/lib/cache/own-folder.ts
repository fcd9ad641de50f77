import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CacheContext } from '../framework/file-system-cache.ts';
import { type CacheFiles, pageFiles, wholeFiles } from './page-files.ts';

/**
 * Returns the context of a page cache that writes whole files: into `folder`, in one of its own for each build, because pages name files of
 * their build; without a folder beside the build.
 */
export function inOwnFolder(context: CacheContext, folder: string | undefined): CacheContext {
  const { fs, serverDistDir } = context;
  const whole = wholeFiles(fs as unknown as CacheFiles);
  const files = folder && serverDistDir ? ofBuild(whole, dirname(serverDistDir), folder) : whole;
  return { ...context, fs: files as unknown as CacheContext['fs'] };
}

function ofBuild(files: CacheFiles, buildFolder: string, folder: string): CacheFiles {
  const build = readFileSync(join(buildFolder, 'BUILD_ID'), 'utf8').trim();
  return pageFiles(files, buildFolder, join(folder, build));
}
