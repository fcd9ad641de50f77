import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { addMonths, monthsSince } from './membership-months';

/** The contract's `RunningMembership`. */
export interface RunningMembership {
  membershipId: string;
  planId: string;
  planTitle: string;
  level: number;
  /** ISO 8601 instant. */
  validTo: string;
  directOrders?: { limit: number; used: number; renewsAt: string };
}

interface Row extends Omit<RunningMembership, 'directOrders'> {
  validFrom: string;
  limit: number;
  usage: Record<string, number>;
}

/** Returns the plans a person runs as a buyer at this moment, the highest level first, with what is used of the current month. */
export async function readRunningMemberships(
  queryable: Queryable,
  userId: string,
  at: Date,
): Promise<RunningMembership[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const rows = await selectRows<{ row: Row }>(
    queryable,
    sql`select jsonb_build_object('membershipId', m.id, 'planId', m.plan_id, 'planTitle', m.plan_title, 'level', m.level,
        'validFrom', m.valid_from, 'validTo', m.valid_to, 'limit', coalesce((m.limits->>'directOrdersPerMonth')::int, 0),
        'usage', coalesce((select jsonb_object_agg(u.month_no, u.used) from membership_usage u
          where u.membership_id = m.id), '{}'::jsonb)) as row
      from memberships m
      where m.user_id = ${userId} and m.audience = 'Buyer' and m.status = 'Active'
        and m.valid_from <= ${now} and m.valid_to > ${now}
      order by m.level desc, m.valid_to, m.id`,
  );
  return rows.map(({ row }) => shown(row, at));
}

function shown({ validFrom, limit, usage, ...row }: Row, at: Date): RunningMembership {
  const validTo = new Date(row.validTo);
  const membership = { ...row, validTo: validTo.toISOString() };
  if (limit === 0) return membership;
  const from = new Date(validFrom);
  const month = monthsSince(from, at);
  const nextMonth = addMonths(from, month + 1);
  const renewsAt = (nextMonth < validTo ? nextMonth : validTo).toISOString();
  return { ...membership, directOrders: { limit, used: Math.min(limit, usage[month] ?? 0), renewsAt } };
}
