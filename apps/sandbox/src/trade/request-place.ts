import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { iso } from './present';
import type { TradeRow, TradeStatus } from './request-types';

/** What a request has from others: the end of the present turn, and the requests of its group. */
export interface RequestPlace {
  dueAt?: string;
  group?: { count: number; answeredCount: number };
}

const atSupplier: readonly TradeStatus[] = ['Published', 'Seen', 'Answered'];

export async function placeOf(tx: Queryable, row: TradeRow): Promise<RequestPlace> {
  const dueAt = await dueAtOf(tx, row);
  const group = await groupOf(tx, row);
  return { ...(dueAt === undefined ? {} : { dueAt }), ...(group === undefined ? {} : { group }) };
}

async function dueAtOf(tx: Queryable, row: TradeRow): Promise<string | undefined> {
  if (atSupplier.includes(row.status)) return iso(row.validUntil);
  if (row.status !== 'AwaitingPayment' || row.paymentId === null) return undefined;
  const [payment] = await selectRows<{ expiresAt: string | Date }>(
    tx,
    sql`select expires_at as "expiresAt" from payments
      where id = ${row.paymentId} and status not in ('Cancelled', 'Expired')`,
  );
  return payment === undefined ? undefined : new Date(payment.expiresAt).toISOString();
}

async function groupOf(tx: Queryable, { userId, groupKey }: TradeRow): Promise<RequestPlace['group']> {
  if (groupKey === null) return undefined;
  const [group] = await selectRows<{ count: number; answeredCount: number }>(
    tx,
    sql`select count(*)::int as count, count(answered_at)::int as "answeredCount" from trade_requests
      where user_id = ${userId} and group_key = ${groupKey} and status <> 'Withdrawn'`,
  );
  return group === undefined || group.count < 2 ? undefined : group;
}
