import { sql } from 'drizzle-orm';
import type { Queryable } from './database-handle';
import type { TableRow } from './table-row';

export type { TableRow } from './table-row';

/**
 * Inserts many rows in one statement with one parameter, which is several times faster than a value list and has no limit on parameters.
 * Columns that the rows do not name get their defaults.
 */
export async function insertRows(
  queryable: Queryable,
  table: string,
  rows: readonly TableRow[],
): Promise<void> {
  const first = rows[0];
  if (first === undefined) return;
  const name = sql.identifier(table);
  const columns = sql.join(
    Object.keys(first).map((column) => sql.identifier(column)),
    sql`, `,
  );
  await queryable.execute(sql`
    insert into ${name} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`);
}
