import { join, relative, sep } from 'node:path';

/** The file system as the framework's page cache uses it. */
export interface CacheFiles {
  existsSync(path: string): boolean;
  readFile(path: string, encoding?: string): Promise<unknown>;
  readFileSync(path: string, encoding?: string): unknown;
  writeFile(path: string, data: unknown): Promise<unknown>;
  writeFileAtomic?(path: string, data: unknown): Promise<boolean>;
  mkdir(folder: string): Promise<unknown>;
  stat(path: string): Promise<unknown>;
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
  const { writeFileAtomic } = files;
  return {
    existsSync: (path) => files.existsSync(own(path)) || files.existsSync(path),
    readFile: (path, ...encoding) => files.readFile(found(path), ...encoding),
    readFileSync: (path, ...encoding) => files.readFileSync(found(path), ...encoding),
    stat: (path) => files.stat(found(path)),
    mkdir: (folder) => files.mkdir(own(folder)),
    writeFile: (path, data) => files.writeFile(own(path), data),
    ...(writeFileAtomic && { writeFileAtomic: (path, data) => writeFileAtomic.call(files, own(path), data) }),
  };
}
