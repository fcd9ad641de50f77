import { searchKey } from '@bazaar/domain/persian/search-key';
import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { pageWithTotal } from '../catalogue/page-with-total';
import { type Queryable, selectRows } from '../db/database-handle';
import { knownObject } from '../objects/known-objects';

export interface Note {
  id: string;
  objectType: string;
  objectId: string;
  objectTitle: string;
  objectPath: string;
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
  total: number;
};

export interface NoteFilter extends PageRequest {
  objectType?: string | undefined;
  term?: string | undefined;
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

/** Returns the author's notes, filtered and sorted, by page. */
export async function readNotes(
  queryable: Queryable,
  userId: string,
  { objectType, term, sort, ...page }: NoteFilter,
): Promise<{ items: Note[]; totalCount: number }> {
  const ofType = objectType === undefined ? sql`` : sql` and n.object_type = ${objectType}`;
  const words = searchKey(term ?? '')
    .split(' ')
    .filter((word) => word !== '');
  const withWords = words.map(
    (word) => sql` and position(${word} in n.search_key || ' ' || n.title_key) > 0`,
  );
  const { rows, totalCount } = await pageWithTotal(page, (requested) =>
    selectNotes(
      queryable,
      sql`n.user_id = ${userId}${ofType}${sql.join(withWords)}
        order by ${orderOf(sort)}, n.id limit ${requested.pageSize} offset ${offsetOf(requested)}`,
    ),
  );
  return { items: rows.map(shownNote), totalCount };
}

function orderOf(sort: string): SQL {
  const column = { updatedAt: sql`n.updated_at`, createdAt: sql`n.created_at`, remindAt: sql`n.remind_at` }[
    sort.replace('-', '')
  ];
  if (column === undefined) throw new Error(`Notes are not sorted by ${sort}`);
  return sort.startsWith('-') ? sql`${column} desc nulls last` : sql`${column} nulls last`;
}

function selectNotes(queryable: Queryable, tail: SQL): Promise<NoteRow[]> {
  return selectRows<NoteRow>(
    queryable,
    sql`
      select n.id, n.object_type as "objectType", n.object_id as "objectId",
        coalesce(o.title, n.object_title) as "objectTitle", coalesce(o.path, n.object_path) as "objectPath",
        coalesce(o.is_available, false) as "isObjectAvailable", n.text, n.color, n.remind_at as "remindAt",
        n.created_at as "createdAt", n.updated_at as "updatedAt", n.version, count(*) over ()::int as total
      from notes n
      left join lateral ${knownObject(sql`n.object_type`, sql`n.object_id`, sql`n.user_id`)} o on true
      where ${tail}`,
  );
}

function shownNote({ color, remindAt, createdAt, updatedAt, total: _total, ...note }: NoteRow): Note {
  return {
    ...note,
    ...(color === null ? {} : { color }),
    ...(remindAt === null ? {} : { remindAt: new Date(remindAt).toISOString() }),
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  };
}
