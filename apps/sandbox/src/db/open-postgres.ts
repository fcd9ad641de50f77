import { drizzle } from 'drizzle-orm/postgres-js';
import postgres from 'postgres';
import type { DatabaseHandle } from './database-handle';

/** A PostgreSQL server by its address (15 or newer); `pg_trgm` is used where the server offers it. */
export async function openPostgres(address: string): Promise<DatabaseHandle> {
  const client = postgres(address, { max: 10, onnotice: () => undefined, connect_timeout: 5 });
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
    close: () => client.end({ timeout: 5 }),
  };
}
