import type { SQL } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { TableLoader } from './bulk-loader';
import type { SharedDatabase } from './shared-database';

/** The query builder, the same over PGlite and PostgreSQL; a transaction is one too. */
export type Queryable = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, never>>,
  'select' | 'insert' | 'update' | 'delete' | 'execute'
>;

export interface DatabaseHandle {
  db: PgDatabase<PgQueryResultHKT, Record<string, never>>;
  /** Runs several statements without parameters, as migrations need; the server runs them in one transaction. */
  runScript(sqlText: string): Promise<void>;
  /** Replaces a table's rows by a stream, as fast as the server accepts them; absent where only single statements can be run. */
  openLoader?(table: string, columns: readonly string[]): Promise<TableLoader>;
  /** Present where several servers may use this database at the same time. */
  readonly shared?: SharedDatabase;
  /** Copies the database's folder, while nothing writes to it; absent where a server of its own has it. */
  copyTo?(target: string): Promise<void>;
  close(): Promise<void>;
}

/** Returns the rows of a hand-written statement; the two drivers wrap them differently. */
export async function selectRows<Row>(queryable: Queryable, statement: SQL): Promise<Row[]> {
  const result: unknown = await queryable.execute(statement);
  return (Array.isArray(result) ? result : (result as { rows: Row[] }).rows) as Row[];
}
