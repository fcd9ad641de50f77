import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { monthsSince } from './membership-months';

export interface Coverage {
  membershipId: string;
  planTitle: string;
  /** ISO 8601 instant. */
  validTo: string;
  /** Direct orders left in the current month; 0 covers nothing. */
  remainingRequests: number;
}

interface ActiveMembership {
  id: string;
  planTitle: string;
  level: number;
  validFrom: string;
  validTo: string;
  perMonth: number;
}

/**
 * Returns the membership that covers a direct order of this person at this moment: one with orders left before one without, then the higher
 * level, then the one that ends first. `undefined` without any membership that covers direct orders.
 */
export async function findCoverage(tx: Queryable, userId: string, at: Date): Promise<Coverage | undefined> {
  const active = await readActive(tx, sql`user_id = ${userId} and audience = 'Buyer'`, at);
  const coverages = await Promise.all(active.map((membership) => coverageOf(tx, membership, at)));
  return coverages.toSorted(
    (left, right) =>
      Number(right.remainingRequests > 0) - Number(left.remainingRequests > 0) || right.level - left.level,
  )[0]?.coverage;

  async function coverageOf(queryable: Queryable, membership: ActiveMembership, moment: Date) {
    const remainingRequests = await remaining(queryable, membership, moment);
    const { id, planTitle, level } = membership;
    const validTo = new Date(membership.validTo).toISOString();
    const coverage = { membershipId: id, planTitle, validTo, remainingRequests };
    return { coverage, remainingRequests, level };
  }
}

/**
 * Counts one direct order of the current month. Returns false when the membership has none left or is not running. Safe under concurrency.
 */
export async function consumeQuota(tx: Queryable, membershipId: string, at: Date): Promise<boolean> {
  const [membership] = await readActive(tx, sql`id = ${membershipId}`, at);
  if (membership === undefined || membership.perMonth <= 0) return false;
  const month = monthsSince(new Date(membership.validFrom), at);
  const counted = await selectRows(
    tx,
    sql`insert into membership_usage (membership_id, month_no, used) values (${membershipId}, ${month}, 1)
      on conflict (membership_id, month_no) do update set used = membership_usage.used + 1
        where membership_usage.used < ${membership.perMonth}
      returning used`,
  );
  return counted.length > 0;
}

async function remaining(tx: Queryable, { id, perMonth, validFrom }: ActiveMembership, at: Date) {
  const month = monthsSince(new Date(validFrom), at);
  const [usage] = await selectRows<{ used: number }>(
    tx,
    sql`select used from membership_usage where membership_id = ${id} and month_no = ${month}`,
  );
  return Math.max(0, perMonth - (usage?.used ?? 0));
}

async function readActive(tx: Queryable, which: ReturnType<typeof sql>, at: Date) {
  const now = sql`${at.toISOString()}::timestamptz`;
  const rows = await selectRows<{ membership: ActiveMembership }>(
    tx,
    sql`select jsonb_build_object('id', id, 'planTitle', plan_title, 'level', level, 'validFrom', valid_from, 'validTo', valid_to,
        'perMonth', coalesce((limits->>'directOrdersPerMonth')::int, 0)) as membership
      from memberships
      where ${which} and status = 'Active' and valid_from <= ${now} and valid_to > ${now}
        and limits ? 'directOrdersPerMonth'
      order by valid_to, id`,
  );
  return rows.map(({ membership }) => membership);
}
