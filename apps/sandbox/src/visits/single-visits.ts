import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database-handle';

/** As many are told of one object. */
const mostTold = 20;

interface SingleVisit {
  objectType: string;
  objectId: string;
  path: string;
  /** The latest visit goes on at another path. */
  isContinued?: boolean | undefined;
}

/**
 * Keeps one visit of a person, and of earlier ones of the same object no more than can be told. The row of `last_visits` is locked by
 * then.
 */
export async function keepSingleVisit(
  tx: Queryable,
  userId: string,
  { objectType, objectId, path, isContinued }: SingleVisit,
  now: Date,
): Promise<void> {
  const ofObject = sql`user_id = ${userId} and object_type = ${objectType} and object_id = ${objectId}`;
  if (isContinued) {
    await tx.execute(sql`
      update single_visits set path = ${path} where ${ofObject} and visited_at = (
        select max(visited_at) from single_visits where ${ofObject})`);
    return;
  }
  await tx.execute(sql`
    insert into single_visits (user_id, object_type, object_id, visited_at, path)
    values (${userId}, ${objectType}, ${objectId}, ${now.toISOString()}::timestamptz, ${path})
    on conflict (user_id, object_type, object_id, visited_at) do update set path = excluded.path`);
  await tx.execute(sql`
    delete from single_visits where ${ofObject} and visited_at < (select min(visited_at) from (
      select visited_at from single_visits where ${ofObject} order by visited_at desc limit ${mostTold}) latest)`);
}

/** Selects the single visits of the row `v` of `last_visits` as JSON, newest first. */
export const singleVisitsOf: SQL = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('visitedAt',
    to_char(s.visited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'path', s.path) order by s.visited_at desc), '[]')
  from single_visits s where s.user_id = v.user_id and s.object_type = v.object_type and s.object_id = v.object_id)`;
