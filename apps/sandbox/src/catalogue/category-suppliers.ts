import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { listedSupplier } from '../suppliers/supplier-store';
import { boundOf, type CataloguePlan } from './catalogue-plan';
import { offsetOf, type PageRequest } from './catalogue-query';
import { allConditions, catalogueJoins } from './catalogue-sql';
import { narrowSource } from './narrow-source';
import { pageWithTotal } from './page-with-total';
import { productOrder } from './product-order';
import { walkOf } from './walk';

export interface SupplierWithProducts {
  /** Stored summary with the count of its matching products as `matchCount`. */
  summary: Record<string, unknown>;
  products: Record<string, unknown>[];
  total: number;
}

const shownProducts = 4;

/** Returns suppliers with products matching the plan, each with a few of them; most matches first unless sorted otherwise. */
export async function readCategorySuppliers(
  queryable: Queryable,
  plan: CataloguePlan,
  { sort, ...page }: PageRequest & { sort?: string },
): Promise<{ rows: SupplierWithProducts[]; totalCount: number; isTotalEstimated?: true }> {
  const found = await pageWithTotal(page, (part) =>
    selectRows<SupplierWithProducts>(queryable, suppliersPage(matchedSuppliers(plan), sort, part)),
  );
  const isEstimated = !isStored(plan) && boundOf(plan) > plan.limits.facets;
  return isEstimated ? { ...found, isTotalEstimated: true } : found;
}

/** Returns whether the suppliers are stored with the category, which requires that nothing else filters it. */
function isStored({ query, conditions }: CataloguePlan): boolean {
  return conditions.length === 1 && query.conditions.length === 0 && query.categoryId !== undefined;
}

function suppliersPage(matched: SQL, sort: string | undefined, page: PageRequest): SQL {
  return sql`
    with matched as materialized (${matched}),
    page as materialized (
      select m.supplier_id, m.matches, m.nos, row_number() over (order by ${supplierOrder(sort)}, s.id) as place,
        count(*) over ()::int as total
      from matched m join suppliers s on s.id = m.supplier_id and s.is_active
      order by place limit ${page.pageSize} offset ${offsetOf(page)}
    )
    select ${listedSupplier()} || jsonb_build_object('matchCount', page.matches) as summary,
      page.total,
      (select coalesce(jsonb_agg(p.summary order by p.visit_count desc, p.no), '[]')
        from products p where p.no = any(page.nos)) as products
    from page join suppliers s on s.id = page.supplier_id order by page.place`;
}

/**
 * Reads the suppliers stored with the category when nothing else filters it; else finds them among the looked-up, or the most visited,
 * products.
 */
function matchedSuppliers(plan: CataloguePlan): SQL {
  const { query, limits } = plan;
  if (isStored(plan)) {
    return sql`
      select supplier_id, product_count as matches, first_nos as nos
      from category_suppliers where category_id = ${query.categoryId}`;
  }
  const found =
    boundOf(plan) <= limits.facets
      ? sql`
        select p.no, p.supplier_id from ${narrowSource(plan)} ${catalogueJoins(plan, 'narrow')}
        where ${allConditions(plan, 'narrow')} limit ${limits.narrow}`
      : sql`
        select p.no, p.supplier_id
        from ${walkOf(plan, productOrder('-visitCount', query)).rows(limits.facets)} p ${catalogueJoins(plan, 'walk')}
        where ${allConditions(plan, 'walk')}`;
  return sql`
    select supplier_id, count(*)::int as matches,
      (array_agg(no order by no))[1:${sql.raw(String(shownProducts))}] as nos
    from (${found}) as found group by supplier_id`;
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
