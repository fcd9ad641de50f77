import { randomUUID } from 'node:crypto';
import { rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

/** The file system as the framework's page cache uses it. */
export interface CacheFiles {
  existsSync(path: string): boolean;
  readFile(path: string, encoding?: string): Promise<unknown>;
  readFileSync(path: string, encoding?: string): unknown;
  writeFile(path: string, data: unknown): Promise<unknown>;
  writeFileAtomic?(path: string, data: unknown): Promise<boolean>;
  mkdir(folder: string): Promise<unknown>;
  stat(path: string): Promise<unknown>;
  /** Not of the framework: removes a file, whether there is one or not. */
  remove?(path: string): Promise<void>;
}

/**
 * Returns a file system whose writes leave a whole file, the former or the new one, also when the disk is full or the process ends
 * meanwhile. Half a page would be served as a valid one.
 */
export function wholeFiles(files: CacheFiles): CacheFiles {
  return {
    ...files,
    async writeFile(path, data) {
      const draft = join(dirname(path), `.${randomUUID()}.tmp`);
      try {
        await files.writeFile(draft, data);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true }).catch(() => undefined);
        throw error;
      }
    },
    remove: (path) => rm(path, { force: true }),
  };
}

/**
 * Returns a file system that writes the pages of a build into a folder of their own, and reads those that are not there from the build:
 * the build itself can be read-only.
 */
export function pageFiles(files: CacheFiles, buildFolder: string, ownFolder: string): CacheFiles {
  const own = (path: string) => {
    const inside = relative(buildFolder, path);
    return inside === '..' || inside.startsWith(`..${sep}`) ? path : join(ownFolder, inside);
  };
  const found = (path: string) => (files.existsSync(own(path)) ? own(path) : path);
  const { remove, writeFileAtomic } = files;
  return {
    existsSync: (path) => files.existsSync(own(path)) || files.existsSync(path),
    readFile: (path, ...encoding) => files.readFile(found(path), ...encoding),
    readFileSync: (path, ...encoding) => files.readFileSync(found(path), ...encoding),
    stat: (path) => files.stat(found(path)),
    mkdir: (folder) => files.mkdir(own(folder)),
    writeFile: (path, data) => files.writeFile(own(path), data),
    ...(remove && { remove: (path) => remove(own(path)) }),
    ...(writeFileAtomic && { writeFileAtomic: (path, data) => writeFileAtomic.call(files, own(path), data) }),
  };
}
