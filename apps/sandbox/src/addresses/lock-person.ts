import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

/**
 * Serialises the writes on one person's addresses until this transaction ends: limits and "exactly one selected" can then be plain reads.
 * It does not block statements that only refer to the person.
 */
export async function lockPerson(tx: Queryable, userId: string): Promise<void> {
  await selectRows(tx, sql`select 1 from users where id = ${userId} for no key update`);
}
