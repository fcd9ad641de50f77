import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { type CatalogueQuery, offsetOf, type PageRequest } from './catalogue-query';
import { scopeWithMisses } from './catalogue-sql';
import { pageWithTotal } from './page-with-total';

export interface SupplierWithProducts {
  /** Stored summary with the count of its matching products as `matchCount`. */
  summary: Record<string, unknown>;
  products: Record<string, unknown>[];
  total: number;
}

const shownProducts = 4;

/** Suppliers that have goods matching the query, each with a few of them; most matches first unless sorted otherwise. */
export function readCategorySuppliers(
  queryable: Queryable,
  query: CatalogueQuery,
  { sort, ...page }: PageRequest & { sort?: string },
): Promise<{ rows: SupplierWithProducts[]; totalCount: number }> {
  return pageWithTotal(page, (part) =>
    selectRows<SupplierWithProducts>(
      queryable,
      sql`
      with scope as materialized (${scopeWithMisses(query)}),
      matched as (
        select supplier_id, count(*)::int as matches, (array_agg(no order by no))[1:${sql.raw(String(shownProducts))}] as nos
        from scope where misses = 0 group by supplier_id
      )
      select s.summary || jsonb_build_object('productCount', s.product_count, 'matchCount', m.matches) as summary,
        count(*) over ()::int as total,
        (select coalesce(jsonb_agg(p.summary order by p.visit_count desc, p.no), '[]')
          from products p where p.no = any(m.nos)) as products
      from matched m join suppliers s on s.id = m.supplier_id
      order by ${supplierOrder(sort)}, s.id limit ${part.pageSize} offset ${offsetOf(part)}`,
    ),
  );
}

function supplierOrder(sort: string | undefined): SQL {
  switch (sort) {
    case 'name':
      return sql`s.name_sort_key`;
    case '-name':
      return sql`s.name_sort_key desc`;
    case 'rank':
      return sql`s.rank`;
    case '-rank':
      return sql`s.rank desc`;
    default:
      return sql`m.matches desc, s.rank desc`;
  }
}
