import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../server/start-error';
import type { DatabaseHandle } from './database-handle';
import { openEmbedded } from './embedded/open-embedded';
import { openPostgres } from './open-postgres';

/** Opens PostgreSQL when an address is set, else the embedded database in the data folder; errors say what to do. */
export async function openDatabase(address: string | undefined, dataFolder: string): Promise<DatabaseHandle> {
  return address === undefined ? openFolder(join(dataFolder, 'database')) : openServer(address);
}

async function openFolder(folder: string): Promise<DatabaseHandle> {
  const isNew = !existsSync(folder);
  try {
    return await openEmbedded({ folder });
  } catch (cause) {
    if (isNew)
      throw new StartError(
        `No database could be made in ${folder} (${reason(cause)}).`,
        'Check free space and permissions.',
      );
    throw new StartError(
      `The database in ${folder} cannot be read; it is damaged or of another version (${reason(cause)}).`,
      'Move that folder away and start again: a fresh catalogue is seeded, accounts and favourites of the old folder are not in it.',
    );
  }
}

async function openServer(address: string): Promise<DatabaseHandle> {
  try {
    return await openPostgres(address);
  } catch (cause) {
    throw new StartError(
      `PostgreSQL at ${new URL(address).host} did not let us in (${reason(cause)}).`,
      'Check DATABASE_URL and that the server runs, or unset it to use the embedded database.',
    );
  }
}

function reason(cause: unknown): string {
  const message =
    cause instanceof Error ? cause.message || (cause as NodeJS.ErrnoException).code : String(cause);
  return (message ?? 'unknown').split('\n')[0]?.slice(0, 160) ?? 'unknown';
}
