import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';

/** How long in ms the files of a build stay after the last instance that ran it. */
const STORED_MS = 24 * 60 * 60 * 1_000;
/** Interval in ms at which a running instance says that its build is in use. */
const USE_MS = 10 * 60 * 1_000;
const PREFIX = '/_next/static/';

/**
 * Scripts and styles of the builds that instances ran lately, in a folder they share, one folder per build. A tab that is open across a
 * release finds the files of its own build, and a page of the new build finds its files on an instance that still runs the former one.
 */
export class PastBuilds {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Adds the files of a build, and removes those that are a day old. */
  async add(buildId: string, staticFolder: string): Promise<void> {
    const own = join(this.folder, buildId);
    await mkdir(this.folder, { recursive: true });
    if (!existsSync(own)) {
      // Whole or not at all: another instance may be looking for a file meanwhile.
      const draft = `${own}.${process.pid}.draft`;
      await cp(staticFolder, draft, { recursive: true });
      await rename(draft, own).catch(() => rm(draft, { recursive: true, force: true }));
    }
    await this.use(own);
    setInterval(() => void this.use(own), USE_MS).unref();
    await this.removeOld(own);
  }

  /** Returns the file of an address in any build but the served one; undefined where none has it. */
  async find(url: string): Promise<string | undefined> {
    const path = pathOf(url);
    if (path === undefined) return undefined;
    const builds = await readdir(this.folder).catch(() => []);
    for (const build of builds.filter((name) => !name.endsWith('.draft'))) {
      const file = join(this.folder, build, path);
      if (
        await stat(file).then(
          (found) => found.isFile(),
          () => false,
        )
      )
        return file;
    }
    return undefined;
  }

  private async use(own: string): Promise<void> {
    const now = new Date();
    await utimes(own, now, now).catch(() => undefined);
  }

  private async removeOld(own: string): Promise<void> {
    for (const name of await readdir(this.folder)) {
      const build = join(this.folder, name);
      const used = await stat(build).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      );
      if (build !== own && Date.now() - used > STORED_MS) await rm(build, { recursive: true, force: true });
    }
  }
}

/** Returns the path below `static`; undefined for an address of another kind, or one that would leave the folder. */
function pathOf(url: string): string | undefined {
  const [address = ''] = url.split('?', 1);
  if (!address.startsWith(PREFIX)) return undefined;
  const path = normalize(decodeURIComponent(address.slice(PREFIX.length)));
  return path.startsWith('..') || path.startsWith(sep) || path.includes('\0') ? undefined : path;
}
