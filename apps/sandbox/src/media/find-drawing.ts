import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { DrawingSubject } from '../drawings/drawing-values';
import { screenFamilies } from '../drawings/families-screens';
import { posterPartners } from '../seed/knowledge/video-posters';
import { videoDefinitions } from '../seed/knowledge/videos';

/**
 * Returns the data for the drawing of a product, base product or category, of a sketch of a screen, or of a video's poster; `undefined` when
 * there is no such object.
 */
export async function findDrawing(queryable: Queryable, id: string): Promise<DrawingSubject | undefined> {
  if (Object.hasOwn(screenFamilies, id)) return { drawingFamily: id, values: [] };
  const video = videoDefinitions.find((definition) => definition.id === id);
  if (video) {
    const subject = await findDrawing(queryable, video.pictureOf);
    return subject && { ...subject, poster: { partner: posterPartners[video.title] } };
  }
  const [found] = await selectRows<DrawingSubject>(
    queryable,
    sql`
      select drawing_family as "drawingFamily", detail->'properties' as values from products where id = ${id}
      union all
      select drawing_family, document->'properties' from base_products where id = ${id}
      union all
      select drawing_family, '[]'::jsonb from categories where id = ${id}`,
  );
  return found;
}
