import { searchColumn } from '@bazaar/domain/persian/search-key';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { pageWithTotal } from '../catalogue/page-with-total';
import { type Queryable, selectRows } from '../db/database-handle';
import { favourites } from '../db/schema/accounts';
import { notFound } from '../http/problem';
import { countOf, withWords, wordsOf } from '../memory/memory-lists';
import { knownObject } from '../objects/known-objects';
import type { Services } from '../server/services';

export interface Favourite {
  id: string;
  objectType: string;
  objectId: string;
  title: string;
  image?: unknown;
  path: string;
  createdAt: string;
  isAvailable: boolean;
  noteCount: number;
  noteText?: string;
}

export interface FavouritePage {
  items: Favourite[];
  /** Of the requested kind, or of all. */
  totalCount: number;
  countsByType: Record<string, number>;
}

export interface FavouriteFilter extends PageRequest {
  objectType?: string | undefined;
  term?: string | undefined;
  sort: string;
}

/** Returns the user's favourites, of one kind or of all, by page; counts are by kind over all of them. */
export async function readFavourites(
  queryable: Queryable,
  userId: string,
  { objectType, term, sort, ...requested }: FavouriteFilter,
): Promise<FavouritePage> {
  const words = wordsOf(term);
  const ofType = objectType === undefined ? sql`` : sql` and f.object_type = ${objectType}`;
  const total =
    words.length === 0 ? countOf('Favourite', userId, { objectType }) : sql`count(*) over ()::int`;
  const { rows, totalCount } = await pageWithTotal(requested, (page) =>
    selectRows<{ id: string; total: number }>(
      queryable,
      sql`select f.id, ${total} as total from favourites f
        where f.user_id = ${userId}${ofType}${withWords('Favourite', userId, sql`f.id`, words)}
        order by ${orderOf(sort)} limit ${page.pageSize} offset ${offsetOf(page)}`,
    ),
  );
  const items = await selectFavourites(
    queryable,
    sql`f.id in (select jsonb_array_elements_text(${JSON.stringify(rows.map(({ id }) => id))}::jsonb))
      order by ${orderOf(sort)}`,
  );
  const counts = await selectRows<{ objectType: string; count: number }>(
    queryable,
    sql`select object_type as "objectType", items as count from memory_counts
      where user_id = ${userId} and list = 'Favourite' and items > 0`,
  );
  const countsByType = Object.fromEntries(counts.map(({ objectType: type, count }) => [type, count]));
  return { items, countsByType, totalCount };
}

function orderOf(sort: string): SQL {
  if (sort === 'title') return sql`f.search_key, f.id`;
  return sort === 'createdAt' ? sql`f.created_at, f.id` : sql`f.created_at desc, f.id`;
}

export async function findFavourite(
  queryable: Queryable,
  userId: string,
  objectType: string,
  objectId: string,
): Promise<Favourite | undefined> {
  const [found] = await selectFavourites(
    queryable,
    sql`f.user_id = ${userId} and f.object_type = ${objectType} and f.object_id = ${objectId}`,
  );
  return found;
}

/** Adds one object. Adding it again returns the existing favourite; refuses an unknown object with 404. */
export async function keepFavourite(
  tx: Queryable,
  services: Services,
  favourite: { userId: string; objectType: string; objectId: string },
): Promise<Favourite> {
  const { userId, objectType, objectId } = favourite;
  const [known] = await selectRows<{ title: string; path: string }>(
    tx,
    sql`select o.title, o.path from ${knownObject(sql`${objectType}::text`, sql`${objectId}::text`, sql`${userId}::text`)} o`,
  );
  if (known === undefined) throw notFound('این مورد');
  await tx
    .insert(favourites)
    .values({
      id: `fav-${services.random.uuid()}`,
      ...favourite,
      ...known,
      searchKey: searchColumn(known.title),
      createdAt: services.clock.now(),
    })
    .onConflictDoNothing();
  const stored = await findFavourite(tx, userId, objectType, objectId);
  if (stored === undefined) throw new Error('The favourite kept a moment ago cannot be read');
  return stored;
}

/** Returns false when the user has no such favourite, even if somebody else has. */
export async function removeFavourite(queryable: Queryable, userId: string, id: string): Promise<boolean> {
  const removed = await queryable
    .delete(favourites)
    .where(and(eq(favourites.id, id), eq(favourites.userId, userId)))
    .returning({ id: favourites.id });
  return removed.length > 0;
}

/** Most notes on one object that are counted for its row. */
const MOST_NOTES = 100;

async function selectFavourites(queryable: Queryable, tail: SQL): Promise<Favourite[]> {
  type Row = Omit<Favourite, 'createdAt' | 'noteText'> & {
    createdAt: string | Date;
    noteText: string | null;
  };
  const rows = await selectRows<Row>(
    queryable,
    sql`
      select f.id, f.object_type as "objectType", f.object_id as "objectId",
        coalesce(o.title, nullif(f.title, ''), 'این مورد دیگر نیست') as title, coalesce(o.path, f.path) as path,
        o.image, f.created_at as "createdAt", coalesce(o.is_available, false) as "isAvailable",
        n.count as "noteCount", n.text as "noteText"
      from favourites f
      left join lateral ${knownObject(sql`f.object_type`, sql`f.object_id`, sql`f.user_id`)} o on true
      cross join lateral (
        select count(*)::int as count, (array_agg(latest.text))[1] as text from (
          select text from notes where user_id = f.user_id and object_type = f.object_type and object_id = f.object_id
          order by created_at desc limit ${MOST_NOTES}
        ) latest
      ) n
      where ${tail}`,
  );
  return rows.map(({ image, createdAt, noteText, ...row }) => ({
    ...row,
    ...(image === null ? {} : { image }),
    ...(noteText === null ? {} : { noteText }),
    createdAt: new Date(createdAt).toISOString(),
  }));
}
