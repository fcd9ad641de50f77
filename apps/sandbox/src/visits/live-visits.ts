import { type SQL, sql } from 'drizzle-orm';

/** Selects the visits of one object counted here, to be added to the seed's; one look-up by primary key. */
export function liveVisits(objectType: string, objectId: SQL): SQL {
  return sql`coalesce((select o.visits from object_visits o
    where o.object_type = ${objectType} and o.object_id = ${objectId}), 0)::int`;
}
