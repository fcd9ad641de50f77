import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { conditionsOf, type VideoFilter } from './video-filter';

/** What a list of videos is about; the tags are counted without the tag of the filter, so that another can be chosen. */
export interface VideoCounts {
  tagCounts: { tag: string; count: number }[];
  supplierCount: number;
  captionedCount: number;
}

const MOST_TAGS = 12;

export async function countVideos(
  queryable: Queryable,
  filter: VideoFilter,
  now: Date,
): Promise<VideoCounts> {
  const [tagCounts, [counts]] = await Promise.all([
    selectRows<{ tag: string; count: number }>(
      queryable,
      sql`select t.tag, count(*)::int as count
        from media_videos v, jsonb_array_elements_text(v.document->'tags') as t(tag)
        where ${conditionsOf({ ...filter, tag: undefined }, now)}
        group by t.tag order by count(*) desc, t.tag limit ${MOST_TAGS}`,
    ),
    selectRows<{ suppliers: number; captioned: number }>(
      queryable,
      sql`select count(distinct v.supplier_id)::int as suppliers,
          (count(*) filter (where jsonb_array_length(coalesce(v.document->'captions', '[]')) > 0))::int as captioned
        from media_videos v where ${conditionsOf(filter, now)}`,
    ),
  ]);
  return { tagCounts, supplierCount: counts?.suppliers ?? 0, captionedCount: counts?.captioned ?? 0 };
}
