import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';

/** Until the transaction ends nobody else changes this person's memberships: of two changes at once the second sees the first. */
export async function holdMemberships(tx: Queryable, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`memberships of ${userId}`}))`);
}
