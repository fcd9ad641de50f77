import { resolve } from 'node:path';
import { readSettings } from '@bazaar/settings';
import { hasLivingOwner, lockDataFolder } from '../db/data-folder-lock';
import { resolveDataFolder } from '../server/data-folder';
import { StartError } from '../server/start-error';
import { backUpFolder, restoreFolder } from './copy-embedded';
import { askForBackup } from './serve-backups';

/**
 * `--backup <folder>` and `--restore <folder>`: copies the embedded database and the uploaded files out of the data folder, also while a
 * server runs on it, or into an empty one. Returns whether the arguments ask for one of them.
 */
export async function runBackup(flags: readonly string[]): Promise<boolean> {
  const [command, name] = flags;
  if ((command !== '--backup' && command !== '--restore') || name === undefined) return false;
  const settings = readSettings();
  if (settings.DATABASE_URL !== undefined)
    throw new StartError('The data are in PostgreSQL.', 'Use npx pnpm@12 backup, or pg_dump.');
  const dataFolder = resolveDataFolder(settings.SANDBOX_DATA_DIR);
  const folder = resolve(name);
  if (command === '--backup' && hasLivingOwner(dataFolder)) await askForBackup(dataFolder, folder);
  else {
    const release = lockDataFolder(dataFolder);
    try {
      await (command === '--backup' ? backUpFolder(dataFolder, folder) : restoreFolder(folder, dataFolder));
    } finally {
      release();
    }
  }
  process.stdout.write(command === '--backup' ? `backup in ${folder}\n` : `restored into ${dataFolder}\n`);
  return true;
}
