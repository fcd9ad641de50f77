import { sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { pageWithTotal } from '../catalogue/page-with-total';
import { type Queryable, selectRows } from '../db/database-handle';
import { countOf, withWords, wordsOf } from '../memory/memory-lists';
import { knownObject } from '../objects/known-objects';
import { singleVisitsOf } from './single-visits';

export interface LastVisit {
  objectType: string;
  objectId: string;
  title: string;
  image?: unknown;
  path: string;
  visitedAt: string;
  times: number;
  /** Only where one object is asked for. */
  visits?: { visitedAt: string; path: string }[];
  isAvailable: boolean;
  isFavorite: boolean;
}

type Row = Omit<LastVisit, 'visitedAt' | 'visits'> & {
  visits: NonNullable<LastVisit['visits']> | null;
  visitedAt: string | Date;
  total: number;
};

export interface VisitFilter extends PageRequest {
  objectType?: string | undefined;
  /** One object: its visits are then told one by one. */
  objectId?: string | undefined;
  term?: string | undefined;
}

/** Returns the objects one person has viewed, without duplicates, the last visited first. */
export async function readLastVisits(
  queryable: Queryable,
  userId: string,
  { objectType, objectId, term, ...requested }: VisitFilter,
): Promise<{ items: LastVisit[]; totalCount: number }> {
  const ofType = objectType === undefined ? sql`` : sql` and v.object_type = ${objectType}`;
  const ofObject = objectId === undefined ? sql`` : sql` and v.object_id = ${objectId}`;
  const visits = objectId === undefined ? sql`null::jsonb` : singleVisitsOf;
  const words = wordsOf(term);
  const withTerm = withWords('Visit', userId, sql`v.object_type || ' ' || v.object_id`, words);
  const isCounted = words.length === 0 && objectId === undefined;
  const total = isCounted ? countOf('Visit', userId, { objectType }) : sql`count(*) over ()::int`;
  const { rows, totalCount } = await pageWithTotal(requested, (page) =>
    selectRows<Row>(
      queryable,
      sql`select v.object_type as "objectType", v.object_id as "objectId", coalesce(o.title, v.title) as title,
          o.image, v.path, v.visited_at as "visitedAt", v.times, coalesce(o.is_available, false) as "isAvailable",
          (select true from favourites f where f.user_id = v.user_id and f.object_type = v.object_type
            and f.object_id = v.object_id limit 1) is not null as "isFavorite",
          ${visits} as visits, v.total
        from (
          select v.*, ${total} as total from last_visits v where v.user_id = ${userId}${ofType}${ofObject}${withTerm}
          order by v.visited_at desc, v.object_id limit ${page.pageSize} offset ${offsetOf(page)}
        ) v
        left join lateral ${knownObject(sql`v.object_type`, sql`v.object_id`, sql`v.user_id`)} o on true
        order by v.visited_at desc, v.object_id`,
    ),
  );
  const items = rows.map(({ image, visitedAt, visits: single, total: _total, ...row }) => ({
    ...row,
    ...(single === null ? {} : { visits: single }),
    ...(image === null ? {} : { image }),
    visitedAt: new Date(visitedAt).toISOString(),
  }));
  return { items, totalCount };
}
