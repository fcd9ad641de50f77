import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

/** Returns the help of one screen, by the contract's name; `undefined` when the screen has none. */
export async function findHelpItem(queryable: Queryable, uniqueId: string): Promise<unknown> {
  const [found] = await selectRows<{ document: unknown }>(
    queryable,
    sql`select document from help_items where front_unique_id = ${uniqueId}`,
  );
  return found?.document;
}
