import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { DrawingSubject } from '../drawings/drawing-values';

/** What the drawing of a product, base product or category is made from; undefined when there is no such thing. */
export async function findDrawing(queryable: Queryable, id: string): Promise<DrawingSubject | undefined> {
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
