import type { TradeRequestBuyer } from '@bazaar/api/model';
import { eq, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { users } from '../db/schema/accounts';
import { summaryToday } from '../suppliers/evidence-state';
import { supplierSummary } from '../suppliers/supplier-store';
import type { Actor } from './trade-events';

/** Returns the buyer in the contract's shape. */
export async function readBuyer(queryable: Queryable, userId: string): Promise<TradeRequestBuyer> {
  const [user] = await queryable.select({ profile: users.profile }).from(users).where(eq(users.id, userId));
  if (user === undefined) throw new Error('A trade request belongs to an account that is not there');
  const { customerId, firstName, lastName, company } = user.profile;
  return {
    customerId,
    name: `${firstName} ${lastName}`,
    ...(company === undefined ? {} : { companyName: company.name }),
  };
}

export async function buyerActor(queryable: Queryable, userId: string): Promise<Actor> {
  return { name: (await readBuyer(queryable, userId)).name, role: 'Buyer' };
}

export interface KnownSupplier {
  id: string;
  merchantId: string;
  isActive: boolean;
  summary: Record<string, unknown>;
}

/** Returns the current summaries of suppliers by id; leaves out unknown ids. */
export async function readSuppliers(
  queryable: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, KnownSupplier>> {
  if (ids.length === 0) return new Map();
  const rows = await selectRows<KnownSupplier>(
    queryable,
    sql`
      select s.id, s.merchant_id as "merchantId", s.is_active as "isActive", ${supplierSummary} as summary
      from suppliers s where s.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
  return new Map(rows.map((row) => [row.id, { ...row, summary: summaryToday(row.summary, now) }]));
}
