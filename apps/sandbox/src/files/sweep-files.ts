import { sql } from 'drizzle-orm';
import { selectRows } from '../db/database-handle';
import { inBatches } from '../seeding/in-batches';
import type { Services } from '../server/services';
import { dropFile, listStoredFiles } from './file-folder';

/**
 * Runs before the server accepts requests: deletes partial files, and complete ones whose row was never committed (a crash or a refused
 * transaction in between). Returns the number of the latter.
 */
export async function sweepFiles(services: Pick<Services, 'database' | 'filesFolder'>): Promise<number> {
  let dropped = 0;
  for (const ids of inBatches(await listStoredFiles(services.filesFolder), 1_000)) {
    const known = await selectRows<{ id: string }>(
      services.database.db,
      sql`select id from files where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
    );
    const stored = new Set(known.map(({ id }) => id));
    for (const id of ids.filter((found) => !stored.has(found))) {
      await dropFile(services.filesFolder, id);
      dropped += 1;
    }
  }
  return dropped;
}
