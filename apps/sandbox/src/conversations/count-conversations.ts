import { type SQL, sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';

/** Larger numbers are told as this one: nobody reads on, and counting them would take as long as the list is. */
export const mostCounted = 200;
/** Order of a person's list `i`: unread first, then by latest message. */
export const inOrder = sql`(i.unread_count > 0) desc, i.last_message_at desc, i.conversation_id`;

export type CountName = 'all' | 'unread' | 'requests' | 'archived';

interface Counted extends Record<CountName, number> {
  total: number;
}

/**
 * Counts what each filter of the list has, and the list itself: one of these counts, or what `found` selects.
 */
export async function readCounts(queryable: Queryable, userId: string, found: CountName | SQL) {
  const one = sql`select 1 from conversation_inbox i where i.user_id = ${userId} and not i.is_hidden`;
  // In the order of an index, which the planner would pass over for the whole table.
  const upTo = (list: SQL, order = inOrder) =>
    sql`(select count(*)::int from (${list} order by ${order} limit ${mostCounted + 1}) counted)`;
  const [counted] = await selectRows<Counted>(
    queryable,
    sql`select ${typeof found === 'string' ? sql`0` : upTo(found)} as total,
      ${upTo(sql`${one} and not i.is_archived`)} as "all",
      ${upTo(sql`${one} and not i.is_archived and i.unread_count > 0`, sql`i.last_message_at desc, i.conversation_id`)} as "unread",
      ${upTo(sql`${one} and not i.is_archived and i.is_request`)} as "requests",
      ${upTo(sql`${one} and i.is_archived and not i.is_closed`)} as "archived"`,
  );
  const { total, ...counts } = counted ?? { total: 0, all: 0, unread: 0, requests: 0, archived: 0 };
  const totalCount = typeof found === 'string' ? counts[found] : total;
  const isOver = [totalCount, ...Object.values(counts)].some((count) => count > mostCounted);
  const shown = (count: number) => Math.min(count, mostCounted);
  return {
    totalCount: shown(totalCount),
    ...(isOver ? { isTotalEstimated: true } : {}),
    counts: {
      all: shown(counts.all),
      unread: shown(counts.unread),
      requests: shown(counts.requests),
      archived: shown(counts.archived),
    },
  };
}
