import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { pageWithTotal } from '../catalogue/page-with-total';
import { type Queryable, selectRows } from '../db/database-handle';
import { countVideos, type VideoCounts } from './video-counts';
import { conditionsOf, type VideoFilter } from './video-filter';

/** A video in the contract's shape, stored as a document; count, supplier and article are current. */
export type ShownVideo = Record<string, unknown>;

interface VideoRow {
  document: ShownVideo;
  visits: number;
  supplier: Record<string, unknown> | null;
  article: Record<string, unknown> | null;
  total: number;
}

/** Returns published videos that match every given filter, by page, and what they are about in all. */
export async function readVideos(
  queryable: Queryable,
  { sort, ...filter }: VideoFilter & { sort: string },
  page: PageRequest,
  now: Date,
): Promise<{ items: ShownVideo[]; totalCount: number } & VideoCounts> {
  const [{ rows, totalCount }, counts] = await Promise.all([
    pageWithTotal(page, (requested) =>
      selectRows<VideoRow>(
        queryable,
        sql`select v.document, (${visits})::int as visits, count(*) over ()::int as total,
          (select jsonb_build_object('id', s.id, 'name', s.name, 'slug', s.slug) from suppliers s
            where s.id = v.supplier_id and s.is_active) as supplier,
          (select jsonb_build_object('id', p.id, 'slug', p.slug, 'title', p.title) from pages p
            where p.status = 'Published' and p.published_at <= ${now.toISOString()}::timestamptz
              and p.body->'videos' @> jsonb_build_array(jsonb_build_object('id', v.id))
            order by p.published_at desc, p.id limit 1) as article
        from media_videos v
        left join object_visits o on o.object_type = 'Video' and o.object_id = v.id
        where ${conditionsOf(filter, now)}
        order by ${orderOf(sort)}, v.id limit ${requested.pageSize} offset ${offsetOf(requested)}`,
      ),
    ),
    countVideos(queryable, filter, now),
  ]);
  return { items: rows.map(shownVideo), totalCount, ...counts };
}

function shownVideo({ document, visits: visitCount, supplier, article }: VideoRow): ShownVideo {
  return { ...document, visitCount, ...(supplier ? { supplier } : {}), ...(article ? { article } : {}) };
}

const visits = sql`v.visit_count + coalesce(o.visits, 0)`;

function orderOf(sort: string): SQL {
  const column = sort.endsWith('visitCount') ? visits : sql`v.published_at`;
  return sort.startsWith('-') ? sql`${column} desc` : sql`${column}`;
}
