import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { supplierSummary } from '../suppliers/supplier-store';
import { boundOf, type CataloguePlan, isNarrowed } from './catalogue-plan';
import { offsetOf, type PageRequest } from './catalogue-query';
import { allConditions, catalogueJoins } from './catalogue-sql';
import { narrowSource } from './narrow-source';
import { foundOrder, orderJoin, type ProductOrder, productOrder, relevance } from './product-order';
import { walkOf } from './walk';

/** A product of a list: its own stored summary and its supplier's. */
export interface ProductRow {
  summary: Record<string, unknown>;
  supplier: Record<string, unknown>;
}

/**
 * Returns one page of a plan's results, in order. Rare results are looked up and sorted; common ones are found by walking the order's
 * index. A combination that seems common but is rarely found by the walk is looked up after all.
 */
export async function readProductPage(
  queryable: Queryable,
  plan: CataloguePlan,
  { sort, ...page }: PageRequest & { sort?: string },
): Promise<ProductRow[]> {
  const order = productOrder(sort, plan.query);
  const { limits } = plan;
  const isWhole = isWholeWalk(plan, order);
  // A property's values have their own order, across categories: sorting a list of moderate size is cheaper.
  const most = order.kind === 'property' ? limits.narrow : limits.facets;
  if (!isWhole && boundOf(plan) <= most) return selectRows(queryable, narrowPage(plan, order, page));
  const last = offsetOf(page) + page.pageSize;
  const first = isWhole ? last + spare : Math.min(limits.deepWalk, Math.max(limits.walk, 4 * last));
  for (const length of order.kind === 'property' ? [first, limits.deepWalk] : [first]) {
    const walked = await selectRows<ProductRow>(queryable, walkPage(plan, order, page, length));
    const passedAll = length >= walkOf(plan, order).size && order.kind !== 'property';
    if (walked.length === page.pageSize || passedAll || !isNarrowed(plan)) return walked;
  }
  return selectRows(queryable, narrowPage(plan, order, page));
}

/** Allows for products of closed suppliers, which are skipped. */
const spare = 200;

/** Returns whether only the walk itself filters the list, which is then read exactly to the end of its page. */
function isWholeWalk(plan: CataloguePlan, order: ProductOrder): boolean {
  return order.kind === 'column' && !hasOtherConditions(plan) && boundOf(plan) >= walkOf(plan, order).size;
}

function hasOtherConditions({ query, conditions }: CataloguePlan): boolean {
  const walksOwn = query.categoryId !== undefined || query.supplierId !== undefined ? 1 : 0;
  return conditions.length > walksOwn || query.conditions.length > 0;
}

function narrowPage(plan: CataloguePlan, order: ProductOrder, page: PageRequest): SQL {
  return shownPage(
    page,
    sql`
      select p.no, row_number() over (order by ${foundOrder(order)}) as place
      from (
        select p.* from ${narrowSource(plan)} ${catalogueJoins(plan, 'narrow')}
        where ${allConditions(plan, 'narrow')} limit ${plan.limits.narrow}
      ) p ${orderJoin(order)}`,
  );
}

/** Relevance ranks only the most visited products: the rest of its walk follows by visits. */
function walkPage(plan: CataloguePlan, order: ProductOrder, page: PageRequest, length: number): SQL {
  const by =
    order.kind === 'relevance'
      ? sql`case when p.place <= ${plan.limits.walk} then ${relevance(order)} end, p.place`
      : sql`p.place`;
  return shownPage(
    page,
    sql`
      select p.no, row_number() over (order by ${by}) as place
      from ${walkOf(plan, order).rows(length)} p ${catalogueJoins(plan, 'walk')}
      where ${allConditions(plan, 'walk')}`,
  );
}

/** Returns the numbered products of one page with the columns a list shows. */
function shownPage(page: PageRequest, numbered: SQL): SQL {
  return sql`
    with page as materialized (
      select no, place from (${numbered}) as numbered order by place limit ${page.pageSize} offset ${offsetOf(page)}
    )
    select p.summary, ${supplierSummary} as supplier
    from page join products p on p.no = page.no join suppliers s on s.id = p.supplier_id order by page.place`;
}
