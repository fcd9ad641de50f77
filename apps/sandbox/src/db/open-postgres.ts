import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import { copyLine, type TableLoader } from './bulk-loader';
import type { DatabaseHandle } from './database-handle';
import { shareDatabase } from './shared-database';

/** Opens a PostgreSQL server by its address (15 or newer); uses `pg_trgm` where the server has it. */
export async function openPostgres(address: string): Promise<DatabaseHandle> {
  const client = postgres(address, {
    max: 10,
    onnotice: () => undefined,
    connect_timeout: 5,
    // Seconds until a lost server is tried again: a request in between is refused, and soon after a restart they pass.
    backoff: () => 0.2,
    // Requests are short: compiling a plan, or starting a second process for it, takes longer than running it. And no table is scanned
    // where an index will do: for a condition with many tokens the planner expects far too many rows. As words, because the driver leaves
    // out values that are false or 0.
    connection: {
      jit: 'off',
      max_parallel_workers_per_gather: '0',
      enable_seqscan: 'off',
      // In ms. A server that freezes in the middle of a transaction keeps its locks, on which all others would wait for ever.
      idle_in_transaction_session_timeout: 10_000,
      application_name: 'bazaar-sandbox',
    },
  });
  try {
    await client`select 1`;
  } catch (cause) {
    await client.end({ timeout: 1 });
    throw cause;
  }
  return {
    db: drizzle(client) as unknown as DatabaseHandle['db'],
    runScript: async (sqlText) => {
      await client.unsafe(sqlText);
    },
    openLoader: (table, columns) => openLoader(address, table, columns),
    shared: shareDatabase(address, client),
    close: () => client.end({ timeout: 5 }),
  };
}

/**
 * Opens a connection whose transaction empties the table and fills it by COPY: rows of a table created or emptied in the same transaction
 * need no write-ahead log where the server allows that (`wal_level = minimal`), and are visible to all from the start, so that index-only
 * scans work at once (`freeze`).
 */
async function openLoader(address: string, table: string, columns: readonly string[]): Promise<TableLoader> {
  const client = postgres(address, { max: 1, onnotice: () => undefined, connect_timeout: 5 });
  await client.unsafe('begin; set local synchronous_commit = off');
  await client.unsafe(`truncate "${table}"`);
  const names = columns.map((column) => `"${column}"`).join(', ');
  const stream = await client.unsafe(`copy "${table}" (${names}) from stdin with (freeze)`).writable();
  let failure: Error | undefined;
  stream.on('error', (error) => {
    failure ??= error;
  });
  return {
    write: (rows) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure);
        stream.write(rows.map(copyLine).join(''), (error) => (error ? reject(error) : resolve()));
      }),
    end: async () => {
      await new Promise<void>((resolve, reject) => {
        if (failure !== undefined) return reject(failure);
        stream.once('error', reject);
        stream.end(() => resolve());
      });
      await client.unsafe('commit');
      await client.end({ timeout: 5 });
    },
    abort: async (reason) => {
      stream.destroy(reason);
      await client.end({ timeout: 1 });
    },
  };
}
