import { type SQL, sql } from 'drizzle-orm';
import type { CatalogueQuery } from './catalogue-query';
import { codeOf } from './resolve-words';

/** Order of the products of a list. */
export type ProductOrder =
  | { kind: 'column'; column: SortColumn; isDescending: boolean }
  | { kind: 'property'; propertyId: string; isDescending: boolean }
  /** The product with this code, then products with the first word as a whole, those with a part of it; earlier first, then the more visited. */
  | { kind: 'relevance'; word: string; code?: string };

export type SortColumn = 'createdAt' | 'amountRial' | 'name' | 'visitCount';

interface SortColumnSql {
  column: SQL;
  /** Direction of the index, so that reading it forwards or backwards also reverses `no`. */
  isIndexDescending: boolean;
  isNullable: boolean;
}

const columns: Record<SortColumn, SortColumnSql> = {
  createdAt: { column: sql`p.created_at`, isIndexDescending: true, isNullable: false },
  amountRial: { column: sql`p.amount_rial`, isIndexDescending: false, isNullable: true },
  name: { column: sql`p.name_sort_key`, isIndexDescending: false, isNullable: false },
  visitCount: { column: sql`p.visit_count`, isIndexDescending: true, isNullable: false },
};

/** Parses `sort`, a field of the contract, with a minus for descending. */
export function productOrder(sort: string | undefined, query: CatalogueQuery): ProductOrder {
  const [word] = query.words;
  const requested = sort ?? (word === undefined ? '-visitCount' : 'relevance');
  const isDescending = requested.startsWith('-');
  const field = requested.replace(/^-/, '');
  if (field.startsWith('property.')) {
    return { kind: 'property', propertyId: field.slice('property.'.length), isDescending };
  }
  if (field in columns) return { kind: 'column', column: field as SortColumn, isDescending };
  const code = codeOf(word ?? '');
  return { kind: 'relevance', word: word ?? '', ...(code === undefined ? {} : { code }) };
}

/** Returns the column of a walk: relevance walks by visits. */
export function walkColumn(order: ProductOrder): SortColumnSql & { isDescending: boolean } {
  if (order.kind === 'column') return { ...columns[order.column], isDescending: order.isDescending };
  return { ...columns.visitCount, isDescending: true };
}

/** Returns `order by` of a walked column over `products p`; rows without a value are left out or come last, see `isNullable`. */
export function walkOrder({ column, isDescending, isIndexDescending }: ReturnType<typeof walkColumn>): SQL {
  const turn = isDescending === isIndexDescending ? sql`asc` : sql`desc`;
  return sql`${column} ${isDescending ? sql`desc` : sql`asc`}, p.no ${turn}`;
}

/** Returns `order by` of found products; `sorted` is the row of values a property is sorted by. */
export function foundOrder(order: ProductOrder): SQL {
  switch (order.kind) {
    case 'column': {
      const walked = walkColumn(order);
      return walked.isNullable ? sql`${walked.column} is null, ${walkOrder(walked)}` : walkOrder(walked);
    }
    case 'property': {
      const direction = order.isDescending ? sql`desc` : sql`asc`;
      return sql`sorted.base_min ${direction} nulls last, sorted.sort_text ${direction} nulls last, p.no ${direction}`;
    }
    case 'relevance':
      return sql`${relevance(order)}, p.visit_count desc, p.no`;
  }
}

export function orderJoin(order: ProductOrder): SQL {
  if (order.kind !== 'property') return sql``;
  return sql`left join product_values sorted on sorted.property_id = ${order.propertyId} and sorted.product_no = p.no`;
}

/** More than the length of any key. */
const FAR = 100_000;

/** Returns the distance of a product from the typed word; smaller is closer: its code, the place of the whole word, that of a part. */
export function relevance({ word, code }: ProductOrder & { kind: 'relevance' }): SQL {
  const whole = sql`nullif(position(${` ${word} `} in ' ' || p.search_key || ' '), 0)`;
  const place = sql`coalesce(${whole}, ${FAR}::int + position(${word} in p.search_key))`;
  return code === undefined ? place : sql`case when p.code_key = ${code} then -1 else ${place} end`;
}
