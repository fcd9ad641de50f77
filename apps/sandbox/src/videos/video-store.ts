import { searchKey } from '@bazaar/domain/persian/search-key';
import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { pageWithTotal } from '../catalogue/page-with-total';
import { type Queryable, selectRows } from '../db/database-handle';

/** A video in the contract's shape, stored as a document; the count is current. */
export type ShownVideo = Record<string, unknown>;

export interface VideoFilter {
  tag?: string | undefined;
  categoryId?: string | undefined;
  supplierId?: string | undefined;
  term?: string | undefined;
  sort: string;
}

/** Returns published videos that match every given filter, by page. */
export async function readVideos(
  queryable: Queryable,
  filter: VideoFilter,
  page: PageRequest,
  now: Date,
): Promise<{ items: ShownVideo[]; totalCount: number }> {
  const { rows, totalCount } = await pageWithTotal(page, (requested) =>
    selectRows<{ document: ShownVideo; visits: number; total: number }>(
      queryable,
      sql`select v.document, (${visits})::int as visits, count(*) over ()::int as total
        from media_videos v
        left join object_visits o on o.object_type = 'Video' and o.object_id = v.id
        where v.published_at <= ${now.toISOString()}::timestamptz ${sql.join(conditionsOf(filter))}
        order by ${orderOf(filter.sort)}, v.id limit ${requested.pageSize} offset ${offsetOf(requested)}`,
    ),
  );
  return { items: rows.map((row) => ({ ...row.document, visitCount: row.visits })), totalCount };
}

const visits = sql`v.visit_count + coalesce(o.visits, 0)`;

function conditionsOf({ tag, categoryId, supplierId, term }: VideoFilter): SQL[] {
  const words = searchKey(term ?? '')
    .split(' ')
    .filter((word) => word !== '');
  return [
    ...(tag === undefined ? [] : [sql` and v.tag_keys @> array[${searchKey(tag)}::text]`]),
    ...(supplierId === undefined ? [] : [sql` and v.supplier_id = ${supplierId}`]),
    ...(categoryId === undefined
      ? []
      : [
          sql` and v.category_id in (select descendant_id from category_closure where ancestor_id = ${categoryId})`,
        ]),
    ...words.map((word) => sql` and position(${word} in v.search_key) > 0`),
  ];
}

function orderOf(sort: string): SQL {
  const column = sort.endsWith('visitCount') ? visits : sql`v.published_at`;
  return sort.startsWith('-') ? sql`${column} desc` : sql`${column}`;
}
