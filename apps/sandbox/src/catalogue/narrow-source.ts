import { type SQL, sql } from 'drizzle-orm';
import { boundOf, type CataloguePlan, tokenSql } from './catalogue-plan';
import { walkedColumns } from './walk';

/**
 * `products p` as a look-up reads it. Where few can be meant, the inverted index lists them on its own first: told of a limit, the
 * planner would rather read along another index and hope to meet enough of them soon.
 */
export function narrowSource(plan: CataloguePlan, { scopeOnly = false } = {}): SQL {
  const conditions = plan.conditions
    .filter(({ facet, word }) => !(scopeOnly && facet !== undefined) && word?.isComplete !== false)
    .map(tokenSql);
  if (conditions.length === 0 || boundOf(plan, { scopeOnly }) > plan.limits.narrow) return sql`products p`;
  return sql`(
    with listed as materialized (select ${walkedColumns} from products p where ${sql.join(conditions, sql` and `)})
    select * from listed) p`;
}
