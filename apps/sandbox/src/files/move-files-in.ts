import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { selectRows } from '../db/database-handle';
import type { Services } from '../server/services';
import { dropFile, listStoredFiles, pathOfFile } from './file-folder';

/** Moves files of a folder into the database that servers share: those of a server that had the database for itself. */
export async function moveFilesIn({
  database,
  files,
  filesFolder,
}: Pick<Services, 'database' | 'files' | 'filesFolder'>): Promise<void> {
  for (const id of await listStoredFiles(filesFolder)) {
    const statement = sql`select id from files where id = ${id}
      and not exists (select 1 from file_contents c where c.file_id = files.id)`;
    const isMissing = (await selectRows(database.db, statement)).length > 0;
    if (isMissing) {
      const bytes = await readFile(pathOfFile(filesFolder, id));
      await database.db.transaction((tx) => files.keep(tx, id, bytes));
    }
    await dropFile(filesFolder, id);
  }
}
