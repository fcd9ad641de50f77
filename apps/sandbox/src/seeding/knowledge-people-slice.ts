import { searchColumn } from '@bazaar/domain/persian/search-key';
import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { knownObject } from '../objects/known-objects';
import { type SeedNote, seedNotes } from '../seed/knowledge/buyer-notes';
import {
  ago,
  type SeedRecord,
  type SeedVisit,
  seedFavourites,
  seedVisits,
} from '../seed/knowledge/left-behind';
import { daysFromReference } from '../seed/reference-date';
import type { SeedSlice } from './seed-slice';

const buyer = 'user-1';

/** Notes, favourites and visits of the seed's buyer: written once, so that a reseed never overwrites the buyer's changes. */
export const knowledgePeopleSlice: SeedSlice = {
  tables: [],
  fill: (database) =>
    database.db.transaction(async (tx) => {
      for (const [index, note] of seedNotes.entries()) await insertNote(tx, `note-seed-${index + 1}`, note);
      for (const [index, favourite] of seedFavourites.entries())
        await insertFavourite(tx, `fav-seed-${index + 1}`, favourite);
      for (const visit of seedVisits) await insertVisit(tx, visit);
    }),
};

/** Returns nine in the morning of a day after the reference date, in Tehran. */
function morningIn(days: number): string {
  return `${daysFromReference(days).slice(0, 10)}T05:30:00.000Z`;
}

async function insertNote(tx: Queryable, id: string, note: SeedNote): Promise<void> {
  const remindAt = note.remindInDays === undefined ? null : morningIn(note.remindInDays);
  const at = ago(note.daysAgo);
  const object = await findObject(tx, note);
  if (object === undefined) return;
  await tx.execute(sql`
    insert into notes (id, user_id, object_type, object_id, object_title, object_path, text, color, remind_at,
      search_key, title_key, created_at, updated_at, version)
    values (${id}, ${buyer}, ${note.objectType}, ${note.objectId}, ${object.title}, ${object.path}, ${note.text},
      ${note.color ?? null}, ${remindAt}::timestamptz, ${searchColumn(note.text)}, ${searchColumn(object.title)},
      ${at}::timestamptz, ${at}::timestamptz, 1)
    on conflict do nothing`);
}

async function insertFavourite(tx: Queryable, id: string, favourite: SeedRecord): Promise<void> {
  const object = await findObject(tx, favourite);
  if (object === undefined) return;
  await tx.execute(sql`
    insert into favourites (id, user_id, object_type, object_id, created_at, title, path, search_key)
    values (${id}, ${buyer}, ${favourite.objectType}, ${favourite.objectId}, ${ago(favourite.daysAgo)}::timestamptz,
      ${object.title}, ${object.path}, ${searchColumn(object.title)})
    on conflict do nothing`);
}

async function insertVisit(tx: Queryable, visit: SeedVisit): Promise<void> {
  const object = await findObject(tx, visit);
  if (object === undefined) return;
  const path =
    visit.filters === undefined
      ? object.path
      : `${object.path.replace('/category/', '/products/category/')}?${visit.filters}`;
  await tx.execute(sql`
    insert into last_visits (user_id, object_type, object_id, title, path, search_key, visited_at, times)
    values (${buyer}, ${visit.objectType}, ${visit.objectId}, ${object.title}, ${path},
      ${searchColumn(object.title)}, ${ago(visit.daysAgo)}::timestamptz, ${visit.times}::int)
    on conflict do nothing`);
  await tx.execute(sql`
    insert into single_visits (user_id, object_type, object_id, visited_at, path)
    select v.user_id, v.object_type, v.object_id, v.visited_at - make_interval(days => nth, hours => nth * 5), v.path
    from last_visits v, generate_series(0, v.times - 1) nth
    where v.user_id = ${buyer} and v.object_type = ${visit.objectType} and v.object_id = ${visit.objectId}
    on conflict do nothing`);
}

async function findObject(
  tx: Queryable,
  { objectType, objectId }: SeedRecord,
): Promise<{ title: string; path: string } | undefined> {
  const [object] = await selectRows<{ title: string; path: string }>(
    tx,
    sql`select title, path from ${knownObject(sql`${objectType}::text`, sql`${objectId}::text`, sql`${buyer}::text`)} o`,
  );
  return object;
}
