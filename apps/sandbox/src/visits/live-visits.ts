import { type SQL, sql } from 'drizzle-orm';

/** Visits of one object counted here, to be added to those the seed says it had before; one look-up by primary key. */
export function liveVisits(objectType: string, objectId: SQL): SQL {
  return sql`coalesce((select o.visits from object_visits o
    where o.object_type = ${objectType} and o.object_id = ${objectId}), 0)::int`;
}
