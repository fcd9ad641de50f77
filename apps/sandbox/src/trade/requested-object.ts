import { type SQL, sql } from 'drizzle-orm';
import { ProblemError } from '../http/problem';

/** Returns the condition that a request `r` is about an object: one of its lines, its supplier, or itself. */
export function isAbout(objectType: string, id: string): SQL {
  switch (objectType) {
    case 'Supplier':
      return sql`r.supplier_id = ${id}`;
    case 'TradeRequest':
      return sql`r.id = ${id}`;
    case 'Product':
      return hasLine(sql`l->>'supplierProductId' = ${id}`);
    case 'BaseProduct':
      return hasLine(sql`(l->>'baseProductId' = ${id} or exists (
        select 1 from products p where p.id = l->>'supplierProductId' and p.base_product_id = ${id}))`);
    case 'Category':
      return hasLine(sql`exists (select 1 from category_closure c
        where c.ancestor_id = ${id} and c.descendant_id = l->>'categoryId')`);
    default:
      return sql`false`;
  }
}

/** Refuses a kind without an id, and an id without a kind. */
export function checkRequestedObject(filter: {
  readonly objectType?: string | undefined;
  readonly objectId?: string | undefined;
}): void {
  if ((filter.objectType === undefined) === (filter.objectId === undefined)) return;
  const field = filter.objectId === undefined ? 'objectId' : 'objectType';
  throw new ProblemError('bad-request', {
    detail: '۱ مورد را اصلاح کنید.',
    errors: { [field]: ['این مقدار لازم است.'] },
  });
}

function hasLine(condition: SQL): SQL {
  return sql`exists (select 1 from jsonb_array_elements(r.content->'lines') l where ${condition})`;
}
