import { and, eq, type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { type Queryable, selectRows } from '../db/database-handle';
import { favourites } from '../db/schema/accounts';
import { notFound } from '../http/problem';
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
}

export interface FavouritePage {
  items: Favourite[];
  /** Of the requested kind, or of all. */
  totalCount: number;
  countsByType: Record<string, number>;
}

/** Returns the user's favourites, newest first, of one kind or of all; counts are by kind over all of them. */
export async function readFavourites(
  queryable: Queryable,
  userId: string,
  page: PageRequest & { objectType?: string },
): Promise<FavouritePage> {
  const ofType = page.objectType === undefined ? sql`` : sql` and f.object_type = ${page.objectType}`;
  const items = await selectFavourites(
    queryable,
    sql`f.user_id = ${userId}${ofType}
      order by f.created_at desc, f.id limit ${page.pageSize} offset ${offsetOf(page)}`,
  );
  const counts = await selectRows<{ objectType: string; count: number }>(
    queryable,
    sql`select object_type as "objectType", count(*)::int as count from favourites
      where user_id = ${userId} group by object_type`,
  );
  const countsByType = Object.fromEntries(counts.map(({ objectType, count }) => [objectType, count]));
  const counted =
    page.objectType === undefined ? Object.values(countsByType) : [countsByType[page.objectType] ?? 0];
  return { items, countsByType, totalCount: counted.reduce((sum, count) => sum + count, 0) };
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
  const known = await selectRows(
    tx,
    sql`select 1 from ${knownObject(sql`${objectType}::text`, sql`${objectId}::text`, sql`${userId}::text`)} o`,
  );
  if (known.length === 0) throw notFound('این مورد');
  await tx
    .insert(favourites)
    .values({ id: `fav-${services.random.uuid()}`, ...favourite, createdAt: services.clock.now() })
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

async function selectFavourites(queryable: Queryable, tail: SQL): Promise<Favourite[]> {
  const rows = await selectRows<Omit<Favourite, 'createdAt'> & { createdAt: string | Date }>(
    queryable,
    sql`
      select f.id, f.object_type as "objectType", f.object_id as "objectId",
        coalesce(o.title, 'این مورد دیگر نیست') as title, coalesce(o.path, '/') as path, o.image,
        f.created_at as "createdAt", coalesce(o.is_available, false) as "isAvailable"
      from favourites f
      left join lateral ${knownObject(sql`f.object_type`, sql`f.object_id`, sql`f.user_id`)} o on true
      where ${tail}`,
  );
  return rows.map(({ image, createdAt, ...row }) => ({
    ...row,
    ...(image === null ? {} : { image }),
    createdAt: new Date(createdAt).toISOString(),
  }));
}
