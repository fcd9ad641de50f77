import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../db/database-handle';
import type { DayVisits } from './visitor-chart';

/** Scope of all visits together; every other scope is a merchant's id. */
export const siteScope = 'site';

const tehranOffsetMs = 3.5 * 3_600_000;

/** Returns the day of an instant in Asia/Tehran, as `2026-11-20`. */
export function tehranDate(at: Date): string {
  return new Date(at.getTime() + tehranOffsetMs).toISOString().slice(0, 10);
}

/** Counts one visit of a day; a known visitor counts once a day. */
export async function countVisitDay(
  tx: Queryable,
  scope: string,
  day: string,
  visitor: string | undefined,
): Promise<void> {
  const marked =
    visitor === undefined
      ? []
      : await selectRows(
          tx,
          sql`insert into visit_marks (scope, day, visitor) values (${scope}, ${day}::date, ${visitor})
            on conflict do nothing returning 1 as new`,
        );
  const [counted] = await selectRows<{ visits: number }>(
    tx,
    sql`insert into visit_days as d (scope, day, visits, unique_visitors)
    values (${scope}, ${day}::date, 1, ${marked.length})
    on conflict (scope, day) do update set visits = d.visits + 1,
      unique_visitors = d.unique_visitors + excluded.unique_visitors returning visits`,
  );
  // Visitors of earlier days are not needed once the day is over, so the first visit of a day deletes them.
  if (counted?.visits === 1 && scope === siteScope) {
    await tx.execute(sql`delete from visit_marks where day < ${day}::date`);
  }
}

/** Returns visits by day over some scopes: the sum of the seed's history and those counted here. */
export async function readVisitDays(
  queryable: Queryable,
  scopes: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Map<string, DayVisits>> {
  const among = sql`scope in (select jsonb_array_elements_text(${JSON.stringify(scopes)}::jsonb))
    and day between ${from}::date and ${to}::date`;
  const rows = await selectRows<DayVisits & { day: string }>(
    queryable,
    sql`select to_char(day, 'YYYY-MM-DD') as day, sum(visits)::float8 as visits,
        sum(unique_visitors)::float8 as "uniqueVisitors"
      from (
        select day, visits, unique_visitors from seeded_visit_days where ${among}
        union all
        select day, visits, unique_visitors from visit_days where ${among}
      ) d group by day`,
  );
  return new Map(rows.map(({ day, ...visits }) => [day, visits]));
}
