import { sql } from 'drizzle-orm';
import { selectRows } from '../db/database-handle';
import type { Services } from '../server/services';

const lifetimeMs = 24 * 60 * 60 * 1000;
const batch = 1_000;

/**
 * Deletes files that were sent without an account a day ago or earlier and belong to no feedback: nobody can use them any more but whoever
 * kept the id of one. Rows go first: bytes without a row are deleted at the next start, a row without bytes would be a broken file.
 */
export async function forgetUploads(services: Pick<Services, 'database' | 'files' | 'clock'>): Promise<void> {
  const { database, files, clock } = services;
  const sentBefore = new Date(clock.now().getTime() - lifetimeMs).toISOString();
  const dropped = await selectRows<{ id: string }>(
    database.db,
    sql`delete from files where id in (
        select f.id from files f where f.owner_id is null and f.created_at <= ${sentBefore}::timestamptz
          and not exists (select 1 from feedback_files a where a.file_id = f.id) limit ${batch})
      returning id`,
  );
  for (const { id } of dropped) await files.drop(id);
  if (dropped.length === batch) await forgetUploads(services);
}
