import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { supplierSummary } from '../suppliers/supplier-store';
import { type CatalogueQuery, offsetOf, type PageRequest } from './catalogue-query';
import { catalogueSource, facetConditions, scopeConditions } from './catalogue-sql';

/** One product of a list: its own summary and its supplier's, as they were stored. */
export interface ProductRow {
  summary: Record<string, unknown>;
  supplier: Record<string, unknown>;
}

/** One page of a query's results, in order. `sort` is a field of the contract, with a minus for the other way round. */
export function readProductPage(
  queryable: Queryable,
  query: CatalogueQuery,
  { sort, ...page }: PageRequest & { sort?: string },
): Promise<ProductRow[]> {
  const conditions = sql.join([scopeConditions(query), ...facetConditions(query)], sql` and `);
  const { join, order } = productOrder(
    sort ?? (query.words.length > 0 ? 'relevance' : '-visitCount'),
    query.words,
  );
  return selectRows<ProductRow>(
    queryable,
    sql`
      select p.summary, ${supplierSummary} as supplier
      from ${catalogueSource(query)} ${join}
      where ${conditions} order by ${order} limit ${page.pageSize} offset ${offsetOf(page)}`,
  );
}

interface ProductOrder {
  join: SQL;
  order: SQL;
}

/** A field the contract lists and its column; every order ends with the product's number, so that pages never overlap. */
const sortColumns: Record<string, SQL> = {
  createdAt: sql`p.created_at`,
  amountRial: sql`p.amount_rial`,
  name: sql`p.name_sort_key`,
  visitCount: sql`p.visit_count`,
};

function productOrder(sort: string, words: readonly string[]): ProductOrder {
  const field = sort.replace(/^-/, '');
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const none = sql``;
  if (field.startsWith('property.')) {
    return {
      join: sql`left join product_values sorted on sorted.property_id = ${field.slice('property.'.length)} and sorted.product_no = p.no`,
      order: sql`sorted.base_min ${direction} nulls last, sorted.sort_text ${direction} nulls last, p.no`,
    };
  }
  const column = sortColumns[field];
  if (column !== undefined) return { join: none, order: sql`${column} ${direction} nulls last, p.no` };
  return { join: none, order: relevance(words) };
}

/** Goods whose key begins with the first word, then those that hold it early, then the more visited. */
function relevance(words: readonly string[]): SQL {
  return sql`position(${words[0] ?? ''} in p.search_key), p.visit_count desc, p.no`;
}
