import { sql } from 'drizzle-orm';
import { type Queryable, selectRows } from '../../db/database-handle';

/** Returns every string that stands at an id (`id`, `supplierId`, `ids`, …) in an example, with its path. */
export function findIds(value: unknown, place = '', key = ''): { place: string; id: string }[] {
  if (typeof value === 'string') return isIdKey(key) ? [{ place, id: value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => findIds(item, `${place}[${index}]`, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => findIds(inner, `${place}.${name}`, name));
}

/** Returns whether a name holds ids of this service; keys that its clients make are none. */
export function isIdKey(key: string): boolean {
  return (
    /^ids?$|[a-z]Ids?$|^sub$/.test(key) &&
    !/^(client\w*Id|nationalId|traceId|uniqueId|\w*UniqueId)$/.test(key)
  );
}

/** Returns every string of every row of the database, also inside its documents. */
export async function readStoredStrings(queryable: Queryable): Promise<Set<string>> {
  const strings = new Set<string>();
  const tables = await selectRows<{ name: string }>(
    queryable,
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const rows = await selectRows<{ row: unknown }>(
      queryable,
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t`,
    );
    for (const { row } of rows) collect(row, strings);
  }
  return strings;
}

function collect(value: unknown, strings: Set<string>): void {
  if (typeof value === 'string') strings.add(value);
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collect(inner, strings);
  }
}
