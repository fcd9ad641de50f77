import { type SQL, sql } from 'drizzle-orm';
import { boundOf, type CataloguePlan, tokenSql } from './catalogue-plan';
import { walkedColumns } from './walk';

/**
 * Returns `products p` for a look-up. Where few can match, the inverted index lists them separately first: given a limit, the planner would
 * rather read another index in the hope of soon finding enough of them.
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
