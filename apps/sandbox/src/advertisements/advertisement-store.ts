import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

/**
 * Returns the running advertisements of one position, by priority. With a category: those for it or for one of its ancestors, besides those
 * without a category.
 */
export async function readAdvertisements(
  queryable: Queryable,
  { position, categoryId, now }: { position: string; categoryId?: string | undefined; now: Date },
): Promise<unknown[]> {
  const ofCategory =
    categoryId === undefined
      ? sql``
      : sql` or a.category_id in (select ancestor_id from category_closure where descendant_id = ${categoryId})`;
  const at = sql`${now.toISOString()}::timestamptz`;
  const rows = await selectRows<{ document: unknown }>(
    queryable,
    sql`select a.document from advertisements a
      where a.position = ${position} and a.starts_at <= ${at} and a.ends_at > ${at}
        and (a.category_id is null${ofCategory})
      order by a.priority desc, a.id`,
  );
  return rows.map(({ document }) => document);
}
