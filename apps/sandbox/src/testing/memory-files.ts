import { MemoryFS } from '@electric-sql/pglite';

/** Path below the data folder → content; null for a folder, which stands before what is in it. */
export type DatabaseFiles = ReadonlyMap<string, Uint8Array | null>;

const dataFolder = '/pglite/data';

/**
 * The files of an embedded database in memory. They begin as a copy of another database's: half the time of an archive, which has to be
 * written, read and unpacked.
 */
export class MemoryFiles extends MemoryFS {
  private readonly initial: DatabaseFiles;

  constructor(initial: DatabaseFiles = new Map()) {
    super();
    this.initial = initial;
  }

  override async initialSyncFs(): Promise<void> {
    await super.initialSyncFs();
    if (this.initial.size === 0) return;
    const { FS } = this.openModule();
    FS.mkdirTree(dataFolder, 0o700);
    for (const [path, content] of this.initial) {
      if (content === null) FS.mkdir(dataFolder + path, 0o700);
      else FS.writeFile(dataFolder + path, content.slice(), { canOwn: true });
    }
  }

  /** Returns a copy of all files. Without a checkpoint before it, another database replays what it finds in the log. */
  copy(): DatabaseFiles {
    const { FS } = this.openModule();
    const files = new Map<string, Uint8Array | null>();
    const addFolder = (folder: string) => {
      for (const name of FS.readdir(dataFolder + folder)) {
        if (name === '.' || name === '..') continue;
        const path = `${folder}/${name}`;
        const isFolder = FS.isDir(FS.stat(dataFolder + path).mode);
        files.set(path, isFolder ? null : FS.readFile(dataFolder + path));
        if (isFolder) addFolder(path);
      }
    };
    addFolder('');
    return files;
  }

  private openModule() {
    if (this.pg === undefined) throw new Error('The database of these files is not open');
    return this.pg.Module;
  }
}
