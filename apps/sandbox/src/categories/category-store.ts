import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { containsWords, textArray } from '../catalogue/catalogue-sql';
import { pageWithTotal } from '../catalogue/page-with-total';
import { wordDistance } from '../catalogue/word-distance';
import { type Queryable, selectRows } from '../db/database-handle';

export type CategoryDocument = Record<string, unknown> & { id: string };

export interface CategoryMenuRow {
  id: string;
  parentId: string | null;
  categoryType: string;
  name: string;
  slug: string;
  isRoot: boolean;
  level: number;
  scientificName: string;
  productCount: number;
  supplierCount: number;
}

export interface CategoryFilter extends PageRequest {
  words: string[];
  categoryType?: string;
  parentId?: string;
  ids: string[];
}

/** Returns active categories of an area, all levels, in the order of the tree. */
export function readMenuRows(
  queryable: Queryable,
  categoryTypes: readonly string[],
): Promise<CategoryMenuRow[]> {
  return selectRows(
    queryable,
    sql`
      select id, parent_id as "parentId", category_type as "categoryType", name, slug, level = 1 as "isRoot", level,
        scientific_name as "scientificName", product_count as "productCount", supplier_count as "supplierCount"
      from categories where is_active and category_type = any(${textArray(categoryTypes)})
      order by level, sort_order, id`,
  );
}

/** Returns the categories directly under the areas (level 2), of one area or of all. */
export function readTopLevels(
  queryable: Queryable,
  categoryType: string | undefined,
): Promise<CategoryDocument[]> {
  const ofType = categoryType === undefined ? sql`` : sql` and category_type = ${categoryType}`;
  return readDocuments(
    queryable,
    sql`is_active and level = 2${ofType} order by category_type, sort_order, id`,
  );
}

export function readChildren(queryable: Queryable, id: string): Promise<CategoryDocument[]> {
  return readDocuments(queryable, sql`is_active and parent_id = ${id} order by sort_order, id`);
}

/** Returns the category whatever its state; `undefined` when there is none. */
export async function findCategory(
  queryable: Queryable,
  id: string,
): Promise<{ document: CategoryDocument; isActive: boolean } | undefined> {
  const [found] = await selectRows<{ document: CategoryDocument; isActive: boolean }>(
    queryable,
    sql`select document, is_active as "isActive" from categories where id = ${id}`,
  );
  return found;
}

/** Returns the path from the area down to the category itself; empty when it is unknown. */
export function readBreadcrumb(queryable: Queryable, id: string): Promise<Record<string, unknown>[]> {
  return selectRows(
    queryable,
    sql`
      select c.id, c.name, c.slug, c.level, c.category_type as "categoryType"
      from category_closure t join categories c on c.id = t.ancestor_id
      where t.descendant_id = ${id} order by t.depth desc`,
  );
}

export async function readCategoryPage(
  queryable: Queryable,
  { words, categoryType, parentId, ids, ...page }: CategoryFilter,
): Promise<{ items: CategoryDocument[]; totalCount: number }> {
  const conditions: SQL[] = [sql`is_active`, ...containsWords(sql`search_key`, words)];
  if (categoryType !== undefined) conditions.push(sql`category_type = ${categoryType}`);
  if (parentId !== undefined) conditions.push(sql`parent_id = ${parentId}`);
  if (ids.length > 0) conditions.push(sql`id = any(${textArray(ids)})`);
  const { rows, totalCount } = await pageWithTotal(page, (part) =>
    selectRows<{ document: CategoryDocument; total: number }>(
      queryable,
      sql`
        select document, count(*) over ()::int as total from categories
        where ${sql.join(conditions, sql` and `)}
        order by ${wordDistance(sql`search_key`, words)}, level, sort_order, id limit ${part.pageSize} offset ${offsetOf(part)}`,
    ),
  );
  return { items: rows.map(({ document }) => document), totalCount };
}

/** Returns the definitions of a category's properties in order; absent flags do not filter. */
export function readCategoryProperties(
  queryable: Queryable,
  categoryId: string,
  { isFilterable, isComparable }: { isFilterable?: boolean; isComparable?: boolean } = {},
): Promise<Record<string, unknown>[]> {
  const filterable = isFilterable === undefined ? sql`` : sql` and is_filterable = ${isFilterable}`;
  const comparable = isComparable === undefined ? sql`` : sql` and is_comparable = ${isComparable}`;
  return selectRows<{ document: Record<string, unknown> }>(
    queryable,
    sql`
      select document from category_properties
      where category_id = ${categoryId}${filterable}${comparable} order by sort_order, property_id`,
  ).then((rows) => rows.map(({ document }) => document));
}

/** Returns the counts stored with each category, and that of the contents about it or one below it: of the named ones, of an area's, or of all. */
export function readItemCounts(
  queryable: Queryable,
  { ids, categoryType, now }: { ids: readonly string[]; categoryType?: string; now: Date },
): Promise<Record<string, unknown>[]> {
  const conditions: SQL[] = [sql`is_active`];
  if (ids.length > 0) conditions.push(sql`id = any(${textArray(ids)})`);
  if (categoryType !== undefined) conditions.push(sql`category_type = ${categoryType}`);
  return selectRows(
    queryable,
    sql`
      with about as (
        select c.ancestor_id as category_id, count(distinct p.id)::int as contents
        from pages p join content_types t on t.id = p.content_type_id
          cross join lateral unnest(p.category_ids) as named(id)
          join category_closure c on c.descendant_id = named.id
        where p.status = 'Published' and p.published_at <= ${now.toISOString()}::timestamptz and t.page_type <> 'Static'
        group by c.ancestor_id
      )
      select id as "categoryId", product_count as "productCount", base_product_count as "baseProductCount",
        supplier_count as "supplierCount", coalesce(about.contents, 0) as "contentCount"
      from categories left join about on about.category_id = categories.id where ${sql.join(conditions, sql` and `)} order by level, sort_order, id`,
  );
}

function readDocuments(queryable: Queryable, tail: SQL): Promise<CategoryDocument[]> {
  return selectRows<{ document: CategoryDocument }>(
    queryable,
    sql`select document from categories where ${tail}`,
  ).then((rows) => rows.map(({ document }) => document));
}
