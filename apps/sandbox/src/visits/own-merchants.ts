import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { merchantsOf } from '../people/agency';

/** Returns the ids of the companies a person owns or is an active agent of. */
export async function readOwnMerchants(queryable: Queryable, userId: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    queryable,
    sql`select distinct merchant_id as id from ${merchantsOf(userId)} m order by 1`,
  );
  return rows.map(({ id }) => id);
}

export async function hasMerchant(queryable: Queryable, merchantId: string): Promise<boolean> {
  const rows = await selectRows(queryable, sql`select 1 from merchants where id = ${merchantId}`);
  return rows.length > 0;
}
