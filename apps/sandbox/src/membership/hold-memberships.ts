import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';

/** Locks a person's memberships until the transaction ends: of two concurrent changes the second sees the first. */
export async function holdMemberships(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`memberships of ${userId}`}))`);
}
