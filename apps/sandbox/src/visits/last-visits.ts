import { sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { pageWithTotal } from '../catalogue/page-with-total';
import { type Queryable, selectRows } from '../db/database-handle';
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
}

type Row = Omit<LastVisit, 'visitedAt' | 'visits'> & {
  visits: NonNullable<LastVisit['visits']> | null;
  visitedAt: string | Date;
  total: number;
};

/** Returns the objects one person has viewed, without duplicates, the last visited first. */
export async function readLastVisits(
  queryable: Queryable,
  userId: string,
  page: PageRequest & { objectType?: string | undefined; objectId?: string | undefined },
): Promise<{ items: LastVisit[]; totalCount: number }> {
  const ofType = page.objectType === undefined ? sql`` : sql` and v.object_type = ${page.objectType}`;
  const ofObject = page.objectId === undefined ? sql`` : sql` and v.object_id = ${page.objectId}`;
  const visits = page.objectId === undefined ? sql`null::jsonb` : singleVisitsOf;
  const { rows, totalCount } = await pageWithTotal(page, (requested) =>
    selectRows<Row>(
      queryable,
      sql`select v.object_type as "objectType", v.object_id as "objectId", coalesce(o.title, v.title) as title,
          o.image, v.path, v.visited_at as "visitedAt", v.times, coalesce(o.is_available, false) as "isAvailable",
          ${visits} as visits,
          count(*) over ()::int as total
        from last_visits v
        left join lateral ${knownObject(sql`v.object_type`, sql`v.object_id`, sql`v.user_id`)} o on true
        where v.user_id = ${userId}${ofType}${ofObject}
        order by v.visited_at desc, v.object_id limit ${requested.pageSize} offset ${offsetOf(requested)}`,
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
