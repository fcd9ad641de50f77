import { type SQL, sql } from 'drizzle-orm';
import { offsetOf, type PageRequest } from '../catalogue/catalogue-query';
import { containsWords } from '../catalogue/catalogue-sql';
import { pageWithTotal } from '../catalogue/page-with-total';
import { type Queryable, selectRows } from '../db/database-handle';
import { delegationToday } from './evidence-state';

type Document = Record<string, unknown>;

export interface DelegationFilter extends PageRequest {
  supplierId?: string;
  /** Words of the brand or of its owner, folded. */
  brandWords: string[];
  /** Delegations that cover this city, nationwide ones included. */
  cityId?: string;
}

/** Returns running delegations first, by their last day, followed by expired ones. */
export async function readDelegationPage(
  queryable: Queryable,
  filter: DelegationFilter,
  now: Date,
): Promise<{ items: Document[]; totalCount: number }> {
  const conditions: SQL[] = [sql`true`, ...containsWords(sql`brand_key`, filter.brandWords)];
  if (filter.supplierId !== undefined) conditions.push(sql`supplier_id = ${filter.supplierId}`);
  if (filter.cityId !== undefined) {
    conditions.push(sql`(is_nationwide or ${filter.cityId} = any(city_ids))`);
  }
  const { rows, totalCount } = await pageWithTotal(filter, (part) =>
    selectRows<{ document: Document; total: number }>(
      queryable,
      sql`
        select document, count(*) over ()::int as total from delegations
        where ${sql.join(conditions, sql` and `)}
        order by coalesce(valid_to < ${now.toISOString()}::timestamptz, false), valid_to desc nulls first, id
        limit ${part.pageSize} offset ${offsetOf(part)}`,
    ),
  );
  return { items: rows.map(({ document }) => delegationToday(document, now)), totalCount };
}

export async function findDelegation(
  queryable: Queryable,
  id: string,
  now: Date,
): Promise<Document | undefined> {
  const [found] = await selectRows<{ document: Document }>(
    queryable,
    sql`select document from delegations where id = ${id}`,
  );
  return found === undefined ? undefined : delegationToday(found.document, now);
}
