import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

/** Ids of the companies a person owns or is an active agent of. */
export async function readOwnMerchants(queryable: Queryable, userId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    queryable,
    sql`select id from merchants where owner_user_id = ${userId}
      union
      select merchant_id from merchant_agents where user_id = ${userId} and is_active and accepted_at is not null
      order by 1`,
  );
  return rows.map(({ id }) => id);
}

export async function hasMerchant(queryable: Queryable, merchantId: string): Promise<boolean> {
  const rows = await selectRows(queryable, sql`select 1 from merchants where id = ${merchantId}`);
  return rows.length > 0;
}
