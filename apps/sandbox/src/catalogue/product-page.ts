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

interface FoundRow extends ProductRow {
  /** Number of results that were looked up. */
  total: number;
}

/**
 * Returns one page of a plan's results, in order. Rare results are looked up and sorted; common ones are found by walking the order's
 * index. A combination that seems common but is rarely found by the walk is looked up after all. All ways of one list have the same order
 * and the same results, else its pages would repeat some and skip others; where a look-up cannot have all, the list ends with the walk.
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
  const walk = async (length: number) => {
    const rows = await selectRows<ProductRow>(queryable, walkPage(plan, order, page, length));
    const passedAll = length >= walkOf(plan, order).size && order.kind !== 'property';
    return { rows, isDone: rows.length === page.pageSize || passedAll || !isNarrowed(plan) };
  };
  const walksFirst = order.kind === 'property' || isCommon(plan);
  let walked = await walk(first);
  if (!walked.isDone && walksFirst) walked = await walk(limits.deepWalk);
  if (walked.isDone) return walked.rows;
  const found = await selectRows<FoundRow>(
    queryable,
    narrowPage(plan, order, page, rankedFirst(plan, order)),
  );
  if (order.kind === 'property' || hasAll(plan, found)) return found;
  return walksFirst ? walked.rows : (await walk(limits.deepWalk)).rows;
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

/** Returns whether a list has more results than are looked up: only one condition alone has about as many as its bound, and a range has none. */
function isCommon(plan: CataloguePlan): boolean {
  const { query, conditions, limits } = plan;
  const isSingle = conditions.length === 1 && query.conditions.every(({ kind }) => kind !== 'range');
  return isSingle && boundOf(plan) > limits.narrow;
}

/** Returns whether a look-up had every result: none was cut off by its limit, nor by a word with more forms than are listed. */
function hasAll(plan: CataloguePlan, [first]: readonly FoundRow[]): boolean {
  const isListed = plan.conditions.every(({ word }) => word?.isComplete !== false);
  const { narrow } = plan.limits;
  return isListed && (boundOf(plan) <= narrow || (first !== undefined && first.total < narrow));
}

/** Returns a page of all results that are looked up, at most `narrow` of them; `by` is the order that the page shares with others. */
function narrowPage(
  plan: CataloguePlan,
  order: ProductOrder,
  page: PageRequest,
  by = { order: foundOrder(order), join: sql`` },
): SQL {
  return shownPage(
    page,
    sql`
      select p.no, row_number() over (order by ${by.order}) as place, (count(*) over ())::int as total
      from (
        select p.* from ${narrowSource(plan)} ${catalogueJoins(plan, 'narrow')}
        where ${allConditions(plan, 'narrow')} limit ${plan.limits.narrow}
      ) p ${orderJoin(order)} ${by.join}`,
  );
}

/** Returns the order of a walk for products that are looked up: relevance ranks those that a walk passes first. */
function rankedFirst(plan: CataloguePlan, order: ProductOrder): { order: SQL; join: SQL } {
  if (order.kind !== 'relevance') return { order: foundOrder(order), join: sql`` };
  return {
    join: sql`cross join (
      select visit_count, no from ${walkOf(plan, order).rows(plan.limits.walk)} p order by place desc limit 1) ranked`,
    order: sql`case when (p.visit_count, -p.no) >= (ranked.visit_count, -ranked.no) then ${relevance(order)} end,
      p.visit_count desc, p.no`,
  };
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
      select p.no, row_number() over (order by ${by}) as place, 0 as total
      from ${walkOf(plan, order).rows(length)} p ${catalogueJoins(plan, 'walk')}
      where ${allConditions(plan, 'walk')}`,
  );
}

/** Returns the numbered products of one page with the columns a list shows. */
function shownPage(page: PageRequest, numbered: SQL): SQL {
  return sql`
    with page as materialized (
      select no, place, total from (${numbered}) as numbered order by place limit ${page.pageSize} offset ${offsetOf(page)}
    )
    select p.summary, ${supplierSummary} as supplier, page.total
    from page join products p on p.no = page.no join suppliers s on s.id = p.supplier_id order by page.place`;
}
