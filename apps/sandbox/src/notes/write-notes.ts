import { searchColumn } from '@bazaar/domain/persian/search-key';
import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { notFound, ProblemError } from '../http/problem';
import { knownObject } from '../objects/known-objects';
import type { Services } from '../server/services';
import { noteText, reminder } from './note-rules';
import { findNote, type Note } from './note-store';

interface NoteContent {
  text: string;
  color?: string | undefined;
  remindAt?: string | undefined;
}

/** Creates a note on an object visible to its author; refuses an unknown one with 404. */
export async function createNote(
  tx: Queryable,
  services: Services,
  userId: string,
  { objectType, objectId, ...content }: NoteContent & { objectType: string; objectId: string },
): Promise<Note> {
  const text = noteText(content.text);
  const remindAt = reminder(content.remindAt)?.toISOString() ?? null;
  const [object] = await selectRows<{ title: string; path: string }>(
    tx,
    sql`select title, path from ${knownObject(sql`${objectType}::text`, sql`${objectId}::text`, sql`${userId}::text`)} o`,
  );
  if (object === undefined) throw notFound('این مورد');
  const id = `note-${services.random.uuid()}`;
  const now = services.clock.now().toISOString();
  await tx.execute(sql`
    insert into notes (id, user_id, object_type, object_id, object_title, object_path, text, color, remind_at,
      search_key, title_key, created_at, updated_at, version)
    values (${id}, ${userId}, ${objectType}, ${objectId}, ${object.title}, ${object.path}, ${text},
      ${content.color ?? null}, ${remindAt}::timestamptz, ${searchColumn(text)}, ${searchColumn(object.title)},
      ${now}::timestamptz, ${now}::timestamptz, 1)`);
  return requireNote(tx, userId, id);
}

/**
 * Changes a note if its version is still the one that was read; otherwise refuses with 409 and the current note. Test and change are one
 * statement, so one of two concurrent changes is refused.
 */
export async function updateNote(
  tx: Queryable,
  services: Services,
  note: NoteContent & { userId: string; id: string; version: number },
): Promise<Note> {
  const text = noteText(note.text);
  const remindAt = reminder(note.remindAt)?.toISOString() ?? null;
  const changed = await selectRows(
    tx,
    sql`update notes set text = ${text}, color = ${note.color ?? null}, remind_at = ${remindAt}::timestamptz,
        search_key = ${searchColumn(text)}, updated_at = ${services.clock.now().toISOString()}::timestamptz,
        version = version + 1
      where id = ${note.id} and user_id = ${note.userId} and version = ${note.version} returning id`,
  );
  const current = await findNote(tx, note.userId, note.id);
  if (current === undefined) throw notFound('این یادداشت');
  if (changed.length === 0) throw new ProblemError('conflict', { current: { ...current } });
  return current;
}

/** Returns false when the user has no such note, even if somebody else has. */
export async function deleteNote(queryable: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await selectRows(
    queryable,
    sql`delete from notes where id = ${id} and user_id = ${userId} returning id`,
  );
  return deleted.length > 0;
}

async function requireNote(tx: Queryable, userId: string, id: string): Promise<Note> {
  const note = await findNote(tx, userId, id);
  if (note === undefined) throw new Error('The note written a moment ago cannot be read');
  return note;
}
