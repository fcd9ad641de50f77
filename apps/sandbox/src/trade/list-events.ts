import { and, desc, eq, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import type { Queryable } from '../db/database-handle';
import { tradeRequestEvents } from '../db/schema/trade';
import { notFound } from '../http/problem';
import { iso, present } from './present';
import { findOwned } from './trade-store';

/** Returns the events of one of this person's requests, latest first; refuses any other with 404. */
export async function listEvents(
  queryable: Queryable,
  userId: string,
  tradeRequestId: string,
  page: PageRequest,
) {
  if ((await findOwned(queryable, userId, tradeRequestId)) === undefined) throw notFound('این درخواست');
  const ofRequest = and(eq(tradeRequestEvents.tradeRequestId, tradeRequestId));
  const rows = await queryable
    .select()
    .from(tradeRequestEvents)
    .where(ofRequest)
    .orderBy(desc(tradeRequestEvents.at), desc(tradeRequestEvents.seq))
    .limit(page.pageSize)
    .offset(offsetOf(page));
  const [counted] = await queryable
    .select({ count: sql<number>`count(*)::int` })
    .from(tradeRequestEvents)
    .where(ofRequest);
  const items = rows.map(({ id, type, actorName, actorRole, fromStatus, toStatus, note, data, at }) => ({
    ...{ id, tradeRequestId, type, actorName, actorRole, at: iso(at) },
    ...present({ fromStatus, toStatus, note, data }),
  }));
  return { items, totalCount: counted?.count ?? 0, ...page };
}
