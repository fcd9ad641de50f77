import { type SQL, sql } from 'drizzle-orm';
import { containsWords } from '../catalogue/catalogue-sql';
import { type Queryable, selectRows } from '../db/database-handle';

export type SuggestionKind = 'Category' | 'Product' | 'BaseProduct' | 'Supplier';

export interface SuggestionRow {
  kind: SuggestionKind;
  id: string;
  title: string;
  subtitle: string | null;
  scientificName: string | null;
  categoryType: string | null;
  image: unknown;
  path: string;
  count: number | null;
}

/** What begins with the words comes before what only holds them; then the larger, the more visited, the higher ranked. */
export function readSuggestions(
  queryable: Queryable,
  { words, categoryType, limit }: { words: readonly string[]; categoryType?: string; limit: number },
): Promise<SuggestionRow[]> {
  const first = words[0] ?? '';
  const parts = [
    categoryPart(words, first, categoryType),
    productPart(words, first, categoryType),
    supplierPart(words, first, categoryType),
  ].map((part) => sql`(${part} limit ${limit})`);
  return selectRows(queryable, sql.join(parts, sql` union all `));
}

function categoryPart(words: readonly string[], first: string, categoryType: string | undefined): SQL {
  return sql`
    select 'Category' as kind, c.id, c.name as title, parent.name as subtitle, c.scientific_name as "scientificName",
      c.category_type as "categoryType", c.document->'image' as image, '/category/' || c.id || '/' || c.slug as path,
      c.product_count as count
    from categories c left join categories parent on parent.id = c.parent_id
    where ${all([sql`c.is_active`, ...containsWords(sql`c.search_key`, words)], sql`c.category_type`, categoryType)}
    order by position(${first} in c.search_key), c.product_count desc, c.id`;
}

function productPart(words: readonly string[], first: string, categoryType: string | undefined): SQL {
  return sql`
    select 'Product', p.id, p.name, s.name, p.summary->>'scientificName', p.category_type, p.summary->'image',
      '/products/' || p.id || '/' || p.slug, null::int
    from products p join suppliers s on s.id = p.supplier_id
    where ${all([sql`s.is_active`, ...containsWords(sql`p.search_key`, words)], sql`p.category_type`, categoryType)}
    order by position(${first} in p.search_key), p.visit_count desc, p.no`;
}

function supplierPart(words: readonly string[], first: string, categoryType: string | undefined): SQL {
  const ofType = categoryType === undefined ? [] : [sql`${categoryType} = any(s.category_types)`];
  const conditions = [sql`s.is_active`, ...containsWords(sql`s.search_key`, words), ...ofType];
  return sql`
    select 'Supplier', s.id, s.name, s.summary->>'cityName', null, null, s.summary->'logo',
      '/supplier/' || s.id || '/' || s.slug, s.product_count
    from suppliers s where ${sql.join(conditions, sql` and `)}
    order by position(${first} in s.search_key), s.rank desc, s.id`;
}

function all(conditions: SQL[], typeColumn: SQL, categoryType: string | undefined): SQL {
  const ofType = categoryType === undefined ? [] : [sql`${typeColumn} = ${categoryType}`];
  return sql.join([...conditions, ...ofType], sql` and `);
}
