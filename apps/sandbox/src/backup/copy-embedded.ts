import { constants, existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../server/start-error';

/** What of a data folder a backup has; rendered drawings are drawn anew. */
const parts = ['database', 'files'] as const;
const manifest = 'backup.json';

/** Copies the folder of the embedded database, while nothing writes to it. */
export type CopyDatabase = (target: string) => Promise<void>;

/**
 * Backs up a data folder. The database comes first: a file is complete before its row is committed and is never changed, so every row of the
 * copy has its file. The folder gets its name when it is whole.
 */
export async function backUpFolder(
  dataFolder: string,
  target: string,
  copyDatabase: CopyDatabase = (to) => copyFolder(join(dataFolder, 'database'), to),
): Promise<void> {
  if (existsSync(target)) throw new StartError(`${target} exists already.`, 'Name a new folder.');
  const unfinished = `${target}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  await copyDatabase(join(unfinished, 'database'));
  await copyFolder(join(dataFolder, 'files'), join(unfinished, 'files'));
  const about = { kind: 'embedded', takenAt: new Date().toISOString() };
  await writeFile(join(unfinished, manifest), `${JSON.stringify(about, null, 2)}\n`);
  await rename(unfinished, target);
}

/** Restores a backup into a data folder without a database of its own; an interrupted restore leaves none. */
export async function restoreFolder(source: string, dataFolder: string): Promise<void> {
  if (!existsSync(join(source, manifest)))
    throw new StartError(
      `${source} is no complete backup: it has no ${manifest}.`,
      'Name the folder of one.',
    );
  for (const part of parts) {
    if (!isEmpty(join(dataFolder, part)))
      throw new StartError(
        `${dataFolder} has data of its own (${part}).`,
        'Move that folder away, or name an empty one by SANDBOX_DATA_DIR.',
      );
  }
  await copyFolder(join(source, 'files'), join(dataFolder, 'files'));
  const unfinished = join(dataFolder, 'database.part');
  await rm(unfinished, { recursive: true, force: true });
  await copyFolder(join(source, 'database'), unfinished);
  await rm(join(dataFolder, 'database'), { recursive: true, force: true });
  await rename(unfinished, join(dataFolder, 'database'));
}

/** Copies a folder, by reference where the file system can; one that does not exist is left out. */
export async function copyFolder(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}

function isEmpty(folder: string): boolean {
  return !existsSync(folder) || readdirSync(folder).length === 0;
}
