import { searchColumn } from '@bazaar/domain/persian/search-key';
import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { notFound } from '../http/problem';
import type { Services } from '../server/services';
import { keepSingleVisit } from './single-visits';
import { countVisitDay, siteScope, tehranDate } from './visit-days';
import { findVisitedObject, type VisitedObject } from './visited-object';

export interface NewVisit {
  objectType: string;
  objectId: string;
  path?: string | undefined;
  visitorKey?: string | undefined;
  /** The visit goes on at another path. */
  isContinued?: boolean | undefined;
}

/**
 * Counts one visit: on the object, on its day for the site and for the company of the page, and among the last visits of a signed-in
 * visitor. A visit that goes on is only remembered with its new path. Rows are always locked in this order, so that concurrent visits wait
 * for each other without a deadlock.
 */
export async function recordVisit(
  tx: Queryable,
  { clock }: Services,
  visit: NewVisit,
  userId: string | undefined,
): Promise<{ visitCount: number }> {
  const { objectType, objectId } = visit;
  const object = await findVisitedObject(tx, objectType, objectId, userId);
  if (object === undefined) throw notFound('این مورد');
  if (visit.isContinued) {
    if (userId !== undefined) {
      await rememberVisit(tx, userId, visit, object, clock.now());
      await keepSingleVisit(tx, userId, { ...visit, path: visit.path ?? object.path }, clock.now());
    }
    return { visitCount: Math.max(1, object.visitsBefore + (await readCount(tx, visit))) };
  }
  const [counted] = await selectRows<{ visits: number }>(
    tx,
    sql`insert into object_visits as o (object_type, object_id, visits) values (${objectType}, ${objectId}, 1)
      on conflict (object_type, object_id) do update set visits = o.visits + 1 returning visits::float8 as visits`,
  );
  const now = clock.now();
  const visitor = userId === undefined ? prefixed('browser', visit.visitorKey) : prefixed('user', userId);
  for (const scope of [siteScope, ...(object.merchantId === undefined ? [] : [object.merchantId])]) {
    await countVisitDay(tx, scope, tehranDate(now), visitor);
  }
  if (userId !== undefined) {
    await rememberVisit(tx, userId, visit, object, now);
    await keepSingleVisit(tx, userId, { ...visit, path: visit.path ?? object.path }, now);
  }
  return { visitCount: object.visitsBefore + (counted?.visits ?? 1) };
}

async function rememberVisit(
  tx: Queryable,
  userId: string,
  { objectType, objectId, path, isContinued }: NewVisit,
  object: VisitedObject,
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    insert into last_visits as v (user_id, object_type, object_id, title, path, search_key, visited_at, times)
    values (${userId}, ${objectType}, ${objectId}, ${object.title}, ${path ?? object.path},
      ${searchColumn(object.title)}, ${now.toISOString()}::timestamptz, 1)
    on conflict (user_id, object_type, object_id) do update
      set title = excluded.title, path = excluded.path, search_key = excluded.search_key,
        visited_at = excluded.visited_at, times = v.times + ${isContinued ? 0 : 1}::int`);
}

async function readCount(tx: Queryable, { objectType, objectId }: NewVisit): Promise<number> {
  const [known] = await selectRows<{ visits: number }>(
    tx,
    sql`select visits::float8 as visits from object_visits where object_type = ${objectType} and object_id = ${objectId}`,
  );
  return known?.visits ?? 0;
}

function prefixed(kind: string, id: string | undefined): string | undefined {
  return id === undefined ? undefined : `${kind}:${id}`;
}
