import { sql } from 'drizzle-orm';
import { containsWords } from '../catalogue/catalogue-sql';
import { type Queryable, selectRows } from '../db/database-handle';

export interface SaleCityQuery {
  categoryType?: string | undefined;
  categoryId?: string | undefined;
  words: readonly string[];
}

/**
 * Returns cities of sale with their number of active suppliers, from counts stored with the seed: the cost does not depend on the size of
 * the catalogue.
 */
export async function readSaleCities(
  queryable: Queryable,
  { categoryType, categoryId, words }: SaleCityQuery,
): Promise<Record<string, unknown>[]> {
  const narrowed = sql.join(
    [sql`n.scope = ${scopeOf(categoryType, categoryId)}`, ...containsWords(sql`c.search_key`, words)],
    sql` and `,
  );
  const rows = await selectRows<{ document: Record<string, unknown> }>(
    queryable,
    sql`
      select jsonb_build_object('id', c.id, 'name', c.name, 'englishName', c.english_name, 'parentId', c.state_id,
        'isActive', true, 'supplierCount', n.supplier_count) as document
      from sale_city_counts n join cities c on c.id = n.city_id
      where ${narrowed} order by n.supplier_count desc, c.name_sort_key, c.id`,
  );
  return rows.map(({ document }) => document);
}

function scopeOf(categoryType: string | undefined, categoryId: string | undefined): string {
  if (categoryId !== undefined) return `category:${categoryId}`;
  return categoryType === undefined ? 'all' : `type:${categoryType}`;
}
