import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { DrawingSubject } from '../drawings/drawing-values';

/** Returns the data for the drawing of a product, base product or category; `undefined` when there is no such object. */
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
