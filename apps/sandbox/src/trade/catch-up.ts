import { and, asc, eq, isNotNull, lte, type SQL } from 'drizzle-orm';
import { tradeRequests } from '../db/schema/trade';
import type { Services } from '../server/services';
import { playDue } from './play';
import { lockRequest } from './trade-store';

const batch = 100;

/** Brings a person's requests up to date before they are read. */
export function catchUpUser(services: Services, userId: string): Promise<void> {
  return catchUp(services, eq(tradeRequests.userId, userId));
}

/** Brings every request up to date, for the clock of the test controls. */
export function catchUpAll(services: Services): Promise<void> {
  return catchUp(services, undefined);
}

async function catchUp(services: Services, condition: SQL | undefined): Promise<void> {
  const { db } = services.database;
  let after = '';
  for (;;) {
    const now = services.clock.now();
    const due = await db
      .select({ id: tradeRequests.id })
      .from(tradeRequests)
      .where(and(isNotNull(tradeRequests.nextAt), lte(tradeRequests.nextAt, now), condition))
      .orderBy(asc(tradeRequests.nextAt), asc(tradeRequests.id))
      .limit(batch);
    const first = due[0]?.id ?? '';
    // Nothing left, or the same ones again: a step without progress must not block the caller for ever.
    if (first === '' || first === after) return;
    after = first;
    for (const { id } of due) {
      await db.transaction(async (tx) => {
        const row = await lockRequest(tx, id);
        if (row !== undefined) await playDue(tx, services, row);
      });
    }
  }
}
