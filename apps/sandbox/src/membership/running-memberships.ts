import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import { tehranDate } from '../visits/visit-days';
import { addMonths, monthsSince } from './membership-months';

const DAY_MS = 86_400_000;

/** The contract's `RunningMembership`. */
export interface RunningMembership {
  membershipId: string;
  planId: string;
  planTitle: string;
  level: number;
  /** ISO 8601 instant. */
  validTo: string;
  directOrders?: Quota;
  messages?: Quota;
  agents?: { limit: number; used: number };
}

interface Quota {
  limit: number;
  used: number;
  renewsAt: string;
}

interface Row extends Omit<RunningMembership, 'directOrders' | 'messages' | 'agents'> {
  validFrom: string;
  limits: { directOrdersPerMonth?: number; messagesPerDay?: number; agents?: number };
  usage: Record<string, number>;
  sentToday: number;
  agentCount: number;
}

/** Returns the plans a person runs as a buyer at this moment, the highest level first, with what is used of their limits. */
export async function readRunningMemberships(
  queryable: Queryable,
  userId: string,
  at: Date,
): Promise<RunningMembership[]> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const rows = await selectRows<{ row: Row }>(
    queryable,
    sql`select jsonb_build_object('membershipId', m.id, 'planId', m.plan_id, 'planTitle', m.plan_title, 'level', m.level,
        'validFrom', m.valid_from, 'validTo', m.valid_to, 'limits', m.limits,
        'sentToday', (select count(*) from conversation_messages c where c.sender_id = ${userId}
          and c.sent_at >= ${startOfDay(at)}::timestamptz),
        'agentCount', (select count(*) from merchant_agents a join merchants o on o.id = a.merchant_id
          where o.owner_user_id = ${userId}),
        'usage', coalesce((select jsonb_object_agg(u.month_no, u.used) from membership_usage u
          where u.membership_id = m.id), '{}'::jsonb)) as row
      from memberships m
      where m.user_id = ${userId} and m.audience = 'Buyer' and m.status = 'Active'
        and m.valid_from <= ${now} and m.valid_to > ${now}
      order by m.level desc, m.valid_to, m.id`,
  );
  return rows.map(({ row }) => shown(row, at));
}

function shown(
  { validFrom, limits, usage, sentToday, agentCount, ...row }: Row,
  at: Date,
): RunningMembership {
  const validTo = new Date(row.validTo);
  const from = new Date(validFrom);
  const month = monthsSince(from, at);
  const quotaOf = (limit: number, used: number, next: Date): Quota => {
    return { limit, used: Math.min(limit, used), renewsAt: (next < validTo ? next : validTo).toISOString() };
  };
  const { directOrdersPerMonth, messagesPerDay, agents } = limits;
  return {
    ...row,
    validTo: validTo.toISOString(),
    ...(directOrdersPerMonth
      ? { directOrders: quotaOf(directOrdersPerMonth, usage[month] ?? 0, addMonths(from, month + 1)) }
      : {}),
    ...(messagesPerDay
      ? { messages: quotaOf(messagesPerDay, sentToday, new Date(Date.parse(startOfDay(at)) + DAY_MS)) }
      : {}),
    ...(agents ? { agents: { limit: agents, used: Math.min(agents, agentCount) } } : {}),
  };
}

/** Returns the instant at which the day in Tehran began. */
function startOfDay(at: Date): string {
  return `${tehranDate(at)}T00:00:00+03:30`;
}
