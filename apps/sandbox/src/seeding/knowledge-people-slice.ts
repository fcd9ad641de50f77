import { searchKey } from '@bazaar/domain/persian/search-key';
import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { knownObject } from '../objects/known-objects';
import { ago, seedNotes, seedVisits } from '../seed/knowledge/left-behind';
import { daysFromReference } from '../seed/reference-date';
import type { SeedSlice } from './seed-slice';

const buyer = 'user-1';

/** Notes and visits of the seed's buyer: written once, so that a reseed never overwrites the buyer's changes. */
export const knowledgePeopleSlice: SeedSlice = {
  tables: [],
  fill: (database) =>
    database.db.transaction(async (tx) => {
      for (const [index, note] of seedNotes.entries()) await insertNote(tx, `note-seed-${index + 1}`, note);
      for (const visit of seedVisits) await insertVisit(tx, visit);
    }),
};

type SeedNote = (typeof seedNotes)[number];

async function insertNote(tx: Queryable, id: string, note: SeedNote): Promise<void> {
  const remindAt = 'remindInDays' in note ? daysFromReference(note.remindInDays) : null;
  const color = 'color' in note ? note.color : null;
  const at = ago(note.daysAgo);
  const [object] = await selectRows<{ title: string; path: string }>(
    tx,
    sql`select title, path from ${objectOf(note)} o`,
  );
  if (object === undefined) return;
  await tx.execute(sql`
    insert into notes (id, user_id, object_type, object_id, object_title, object_path, text, color, remind_at,
      search_key, title_key, created_at, updated_at, version)
    values (${id}, ${buyer}, ${note.objectType}, ${note.objectId}, ${object.title}, ${object.path}, ${note.text},
      ${color}, ${remindAt}::timestamptz, ${searchKey(note.text)}, ${searchKey(object.title)}, ${at}::timestamptz,
      ${at}::timestamptz, 1)
    on conflict do nothing`);
}

async function insertVisit(tx: Queryable, visit: (typeof seedVisits)[number]): Promise<void> {
  await tx.execute(sql`
    insert into last_visits (user_id, object_type, object_id, title, path, visited_at, times)
    select ${buyer}, ${visit.objectType}, ${visit.objectId}, o.title, o.path, ${ago(visit.daysAgo)}::timestamptz,
      ${visit.times}::int
    from ${objectOf(visit)} o
    on conflict do nothing`);
  await tx.execute(sql`
    insert into single_visits (user_id, object_type, object_id, visited_at, path)
    select v.user_id, v.object_type, v.object_id, v.visited_at - make_interval(days => nth, hours => nth * 5), v.path
    from last_visits v, generate_series(0, v.times - 1) nth
    where v.user_id = ${buyer} and v.object_type = ${visit.objectType} and v.object_id = ${visit.objectId}
    on conflict do nothing`);
}

function objectOf({ objectType, objectId }: { objectType: string; objectId: string }) {
  return knownObject(sql`${objectType}::text`, sql`${objectId}::text`, sql`${buyer}::text`);
}
