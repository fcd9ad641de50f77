import type { DatabaseHandle } from '../db/database-handle';
import { migrate } from '../db/migrate';
import type { FileStore } from '../files/file-store';
import { moveFilesIn } from '../files/move-files-in';
import { sweepFiles } from '../files/sweep-files';
import { forgetKeys } from '../http/idempotency';
import { ensureSeed, type SeedRequest } from '../seeding/ensure-seed';
import { AdjustableClock } from './system-services';

export interface Preparation extends SeedRequest {
  database: DatabaseHandle;
  files: FileStore;
  filesFolder: string;
}

/**
 * Brings the database to what this server expects: schema, catalogue, and nothing that a crash left behind. Of several servers that start
 * together over one database the first does it; the others wait and find it done.
 */
export function prepareDatabase(preparation: Preparation): Promise<void> {
  const { shared } = preparation.database;
  return shared === undefined
    ? prepare(preparation)
    : shared.exclusively('bazaar-start', () => prepare(preparation));
}

async function prepare({ database, files, filesFolder, ...seed }: Preparation): Promise<void> {
  await migrate(database);
  await ensureSeed(database, seed);
  // In a shared database no file is partial, and one whose row is not committed yet may be another server's.
  if (database.shared === undefined) await sweepFiles({ database, filesFolder });
  else await moveFilesIn({ database, files, filesFolder });
  await forgetKeys({ database, clock: new AdjustableClock() });
}
