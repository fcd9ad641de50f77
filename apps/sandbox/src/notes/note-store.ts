import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { pageWithTotal } from '../catalogue/page-with-total';
import { type Queryable, selectRows } from '../db/database-handle';
import { countOf, withWords, wordsOf } from '../memory/memory-lists';
import { knownObject } from '../objects/known-objects';

export interface Note {
  id: string;
  objectType: string;
  objectId: string;
  objectTitle: string;
  objectPath: string;
  objectImage?: unknown;
  isObjectAvailable: boolean;
  text: string;
  color?: string;
  remindAt?: string;
  createdAt: string;
  updatedAt: string;
  version: number;
}

type Instant = string | Date;
type NoteRow = Omit<Note, 'color' | 'remindAt' | 'createdAt' | 'updatedAt'> & {
  color: string | null;
  remindAt: Instant | null;
  createdAt: Instant;
  updatedAt: Instant;
};
type PlacedId = { id: string; total: number };

export interface NoteFilter extends PageRequest {
  objectType?: string | undefined;
  color?: string | undefined;
  reminder?: 'Upcoming' | 'Due' | 'None' | undefined;
  term?: string | undefined;
  /** Time that separates reminders to come from those that are due. */
  now: Date;
  sort: string;
}

const mostOnOneObject = 100;

/** Returns one note of its author; `undefined` for any other id. */
export async function findNote(queryable: Queryable, userId: string, id: string): Promise<Note | undefined> {
  const [row] = await selectNotes(queryable, sql`n.user_id = ${userId} and n.id = ${id}`);
  return row === undefined ? undefined : shownNote(row);
}

/** Returns the author's notes on one object, newest first. */
export async function readNotesOn(
  queryable: Queryable,
  userId: string,
  objectType: string,
  objectId: string,
): Promise<Note[]> {
  const rows = await selectNotes(
    queryable,
    sql`n.user_id = ${userId} and n.object_type = ${objectType} and n.object_id = ${objectId}
      order by n.created_at desc, n.id limit ${mostOnOneObject}`,
  );
  return rows.map(shownNote);
}

/** Returns the author's notes, filtered and sorted, by page, and how many of those found remind later. */
export async function readNotes(
  queryable: Queryable,
  userId: string,
  { sort, now, ...filter }: NoteFilter,
): Promise<{ items: Note[]; totalCount: number; upcomingReminderCount: number }> {
  const { objectType, color, reminder, term } = filter;
  const words = wordsOf(term);
  const found = sql.join([
    sql`n.user_id = ${userId}`,
    objectType === undefined ? sql`` : sql` and n.object_type = ${objectType}`,
    color === undefined ? sql`` : sql` and n.color = ${color}`,
    withWords('Note', userId, sql`n.id`, words),
  ]);
  const all = countOf('Note', userId, { objectType, color });
  const total =
    words.length > 0 || (reminder !== undefined && reminder !== 'None')
      ? sql`count(*) over ()::int`
      : reminder === undefined
        ? all
        : sql`${all} - (select count(*)::int from notes n where ${found} and n.remind_at is not null)`;
  const { rows, totalCount } = await pageWithTotal(filter, (page) =>
    selectRows<PlacedId>(
      queryable,
      sql`select n.id, ${total} as total from notes n where ${found}${remindedAt(reminder, now)}
        order by ${orderOf(sort)}, n.id limit ${page.pageSize} offset ${offsetOf(page)}`,
    ),
  );
  const notes = await selectNotes(
    queryable,
    sql`n.id in (select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb))
      order by ${orderOf(sort)}, n.id`,
  );
  const [upcoming] = await selectRows<{ count: number }>(
    queryable,
    sql`select count(*)::int as count from notes n where ${found}${remindedAt('Upcoming', now)}`,
  );
  const upcomingReminderCount = reminder === 'Due' || reminder === 'None' ? 0 : (upcoming?.count ?? 0);
  return { items: notes.map(shownNote), totalCount, upcomingReminderCount };
}

function remindedAt(reminder: NoteFilter['reminder'], now: Date): SQL {
  const instant = sql`${now.toISOString()}::timestamptz`;
  switch (reminder) {
    case 'Upcoming':
      return sql` and n.remind_at > ${instant}`;
    case 'Due':
      return sql` and n.remind_at <= ${instant}`;
    case 'None':
      return sql` and n.remind_at is null`;
    case undefined:
      return sql``;
  }
}

function orderOf(sort: string): SQL {
  const column = { updatedAt: sql`n.updated_at`, createdAt: sql`n.created_at`, remindAt: sql`n.remind_at` }[
    sort.replace('-', '')
  ];
  if (column === undefined) throw new Error(`Notes are not sorted by ${sort}`);
  // Only reminders may be absent; the other orders must be those of their indexes.
  const last = sort.endsWith('remindAt') ? sql` nulls last` : sql``;
  return sort.startsWith('-') ? sql`${column} desc${last}` : sql`${column}${last}`;
}

function selectNotes(queryable: Queryable, tail: SQL): Promise<NoteRow[]> {
  return selectRows<NoteRow>(
    queryable,
    sql`
      select n.id, n.object_type as "objectType", n.object_id as "objectId",
        coalesce(o.title, n.object_title) as "objectTitle", coalesce(o.path, n.object_path) as "objectPath",
        coalesce(o.is_available, false) as "isObjectAvailable", n.text, n.color, n.remind_at as "remindAt",
        n.created_at as "createdAt", n.updated_at as "updatedAt", n.version, o.image as "objectImage"
      from notes n
      left join lateral ${knownObject(sql`n.object_type`, sql`n.object_id`, sql`n.user_id`)} o on true
      where ${tail}`,
  );
}

function shownNote({ color, remindAt, createdAt, updatedAt, objectImage, ...note }: NoteRow): Note {
  return {
    ...note,
    ...(objectImage === null ? {} : { objectImage }),
    ...(color === null ? {} : { color }),
    ...(remindAt === null ? {} : { remindAt: new Date(remindAt).toISOString() }),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
