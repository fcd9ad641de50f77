import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

/**
 * Makes the writes on one person's addresses wait for each other until this transaction ends: limits and "exactly one selected" are
 * then plain reads. It does not hold up what merely refers to the person.
 */
export async function lockPerson(tx: Queryable, userId: string): Promise<void> {
  await selectRows(tx, sql`select 1 from users where id = ${userId} for no key update`);
}
