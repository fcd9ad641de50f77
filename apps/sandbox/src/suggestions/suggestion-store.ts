import { type SQL, sql } from 'drizzle-orm';
import { boundOf, type CataloguePlan, planCatalogue } from '../catalogue/catalogue-plan';
import { type CatalogueQuery, everything } from '../catalogue/catalogue-query';
import { allConditions, catalogueJoins, containsWords } from '../catalogue/catalogue-sql';
import { narrowSource } from '../catalogue/narrow-source';
import { foundOrder, productOrder } from '../catalogue/product-order';
import { walkOf } from '../catalogue/walk';
import { wordDistance } from '../catalogue/word-distance';
import { type Queryable, selectRows } from '../db/database-handle';
import { supplierDistance, supplierMatches } from '../suppliers/supplier-words';

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

interface SuggestionRequest {
  words: readonly string[];
  categoryType?: string;
  limit: number;
}

/** Returns suggestions: whole words before the beginnings of words, these before other matches; then the larger, the more visited, the higher ranked. */
export async function readSuggestions(
  queryable: Queryable,
  { words, categoryType, limit }: SuggestionRequest,
): Promise<SuggestionRow[]> {
  const query: CatalogueQuery = {
    ...everything,
    words: [...words],
    ...(categoryType === undefined ? {} : { categoryType }),
  };
  const plan = await planCatalogue(queryable, query);
  const first = words[0] ?? '';
  const parts = [
    categoryPart(words, first, categoryType),
    productPart(plan, limit),
    supplierPart(words, categoryType),
  ];
  return selectRows(
    queryable,
    sql.join(
      parts.map((part) => sql`(${part} limit ${limit})`),
      sql` union all `,
    ),
  );
}

function categoryPart(words: readonly string[], first: string, categoryType: string | undefined): SQL {
  const ofType = categoryType === undefined ? [] : [sql`c.category_type = ${categoryType}`];
  const conditions = [sql`c.is_active`, ...containsWords(sql`c.search_key`, words), ...ofType];
  return sql`
    select 'Category' as kind, c.id, c.name as title, parent.name as subtitle, c.scientific_name as "scientificName",
      c.category_type as "categoryType", c.document->'image' as image, '/category/' || c.id || '/' || c.slug as path,
      c.product_count as count
    from categories c left join categories parent on parent.id = c.parent_id
    where ${sql.join(conditions, sql` and `)}
    order by ${wordDistance(sql`c.search_key`, words)}, position(${first} in c.search_key), c.product_count desc, c.id`;
}

/** For a common term only the most visited products are searched, for a rare one all. */
function productPart(plan: CataloguePlan, limit: number): SQL {
  const order = productOrder(undefined, plan.query);
  const found =
    boundOf(plan) <= plan.limits.facets
      ? sql`
        select p.* from ${narrowSource(plan)} ${catalogueJoins(plan, 'narrow')}
        where ${allConditions(plan, 'narrow')} limit ${plan.limits.narrow}`
      : sql`
        select p.* from ${walkOf(plan, order).rows(plan.limits.walk)} p ${catalogueJoins(plan, 'walk')}
        where ${allConditions(plan, 'walk')}`;
  return sql`
    select 'Product', p.id, p.name, s.name, p.summary->>'scientificName', p.category_type, p.summary->'image',
      '/products/' || p.id || '/' || p.slug, null::int
    from (
      select p.no, row_number() over (order by ${foundOrder(order)}) as place
      from (${found}) p order by place limit ${limit}
    ) chosen join products p on p.no = chosen.no join suppliers s on s.id = p.supplier_id
    order by chosen.place`;
}

function supplierPart(words: readonly string[], categoryType: string | undefined): SQL {
  const ofType = categoryType === undefined ? [] : [sql`${categoryType} = any(s.category_types)`];
  const conditions = [sql`s.is_active`, ...supplierMatches(words), ...ofType];
  return sql`
    select 'Supplier', s.id, s.name, s.summary->>'cityName', null, null, s.summary->'logo',
      '/supplier/' || s.id || '/' || s.slug, s.product_count
    from suppliers s where ${sql.join(conditions, sql` and `)}
    order by ${supplierDistance(words)}, s.rank desc, s.id`;
}
