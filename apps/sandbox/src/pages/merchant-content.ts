import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

interface Whose {
  supplierId?: string | undefined;
  merchantId?: string | undefined;
}

/** Returns how many contents a supplier, or the supplier of a merchant, has published; 0 for an unknown one. */
export async function countContents(queryable: Queryable, whose: Whose, now: Date): Promise<number> {
  const ofSupplier = whose.supplierId === undefined ? sql`true` : sql`s.id = ${whose.supplierId}`;
  const ofMerchant = whose.merchantId === undefined ? sql`true` : sql`s.merchant_id = ${whose.merchantId}`;
  const [row] = await selectRows<{ count: number }>(
    queryable,
    sql`select count(*)::int as count from suppliers s join pages p on p.supplier_id = s.id
      where ${ofSupplier} and ${ofMerchant} and p.status = 'Published'
        and p.published_at <= ${now.toISOString()}::timestamptz`,
  );
  return row?.count ?? 0;
}
