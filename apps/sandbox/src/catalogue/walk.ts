import { type SQL, sql } from 'drizzle-orm';
import type { CataloguePlan } from './catalogue-plan';
import { type ProductOrder, walkColumn, walkOrder } from './product-order';
import { tokenNumber, tokenOf } from './tokens';

/** More leaves than this are a large part of the catalogue: walking the whole catalogue is cheaper. */
const mostLeaves = 40;

/** A traversal of products in an order, with the number of products it would pass in total. */
export interface Walk {
  size: number;
  /** Returns the first `length` products as a subquery: the columns that conditions and orders need, and `place`. */
  rows(length: number): SQL;
}

/** Columns of a product that conditions and orders need. */
export const walkedColumns = sql.raw(
  ['no', 'supplier_id', 'sale_city_ids', 'tokens', 'search_key', 'code_key', 'visit_count', 'created_at']
    .concat(['amount_rial', 'name_sort_key'])
    .map((column) => `p.${column}`)
    .join(', '),
);

/** Returns the shortest traversal that passes every product of the plan, in the requested order. */
export function walkOf(plan: CataloguePlan, order: ProductOrder): Walk {
  if (order.kind === 'property') return propertyWalk(plan, order);
  const walks = [wholeWalk(plan, order), ...supplierWalk(plan, order), ...categoryWalk(plan, order)];
  return walks.reduce((shortest, base) => (base.size < shortest.size ? base : shortest));
}

function wholeWalk(plan: CataloguePlan, order: ProductOrder): Walk {
  return { size: plan.catalogueSize, rows: (length) => inOrder(order, length, [sql`true`]) };
}

function supplierWalk(plan: CataloguePlan, order: ProductOrder): Walk[] {
  const { supplierId } = plan.query;
  const column = walkColumn(order);
  if (supplierId === undefined || !(column.isIndexDescending && column.isDescending)) return [];
  if (order.kind === 'column' && order.column !== 'visitCount') return [];
  const token = tokenNumber(tokenOf.supplier(supplierId));
  const size = plan.conditions.find(({ tokens }) => tokens[0] === token)?.uses ?? 0;
  return [{ size, rows: (length) => inOrder(order, length, [sql`p.supplier_id = ${supplierId}`]) }];
}

function categoryWalk({ category }: CataloguePlan, order: ProductOrder): Walk[] {
  if (category === undefined || category.leafIds.length === 0 || category.leafIds.length > mostLeaves)
    return [];
  const parts = category.leafIds.map((id) => sql`p.category_id = ${id}`);
  return [{ size: category.size, rows: (length) => inOrder(order, length, parts) }];
}

/** Merges products of the parts in order, each part read from its own index; those without a value follow. */
function inOrder(order: ProductOrder, length: number, parts: readonly SQL[]): SQL {
  const column = walkColumn(order);
  // Each part has its own order and limit: only then does the planner merge them instead of sorting them all.
  const merged = (value: SQL, by: SQL) => {
    const branches = parts.map(
      (part) =>
        sql`(select ${walkedColumns} from products p where ${part}${value} order by ${by} limit ${length})`,
    );
    return sql`(select * from (${sql.join(branches, sql` union all `)}) p order by ${by} limit ${length})`;
  };
  const limited = column.isNullable
    ? sql`(${merged(sql` and ${column.column} is not null`, walkOrder(column))} union all
        ${merged(sql` and ${column.column} is null`, nullOrder(column))} limit ${length})`
    : merged(sql``, walkOrder(column));
  return sql`(select p.*, row_number() over () as place from ${limited} p)`;
}

/** All are null: stated only so that the planner sees the order of the column's own index. */
function nullOrder({ column, isDescending }: ReturnType<typeof walkColumn>): SQL {
  return isDescending ? sql`${column} desc, p.no desc` : sql`${column}, p.no`;
}

/** Walks the values of one property: numbers, then texts. Skips products without it. */
function propertyWalk(plan: CataloguePlan, order: ProductOrder & { kind: 'property' }): Walk {
  const direction = order.isDescending ? sql`desc` : sql`asc`;
  const values = (condition: SQL, column: SQL, length: number) => sql`
    (select product_no from product_values where property_id = ${order.propertyId} and ${condition}
      order by ${column} ${direction}, product_no ${direction} limit ${length})`;
  return {
    size: plan.catalogueSize,
    rows: (length) => sql`
      (select ${walkedColumns}, v.place
      from (
        select product_no, row_number() over () as place from (
          ${values(sql`base_min is not null`, sql`base_min`, length)}
          union all
          ${values(sql`base_min is null and sort_text is not null`, sql`sort_text`, length)}
          limit ${length}
        ) as valued
      ) v join products p on p.no = v.product_no)`,
  };
}
