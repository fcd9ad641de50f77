import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { DatabaseHandle } from '../db/database-handle';
import { openEmbedded } from '../db/open-embedded';
import { openPostgres } from '../db/open-postgres';

/** A fresh database: embedded, in memory; on the run's PostgreSQL in `vitest.postgres.config.ts`. Closing it leaves nothing behind. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const address = inject('postgresAddress');
  return address === undefined ? openEmbedded() : openOnServer(address);
}

async function openOnServer(address: string): Promise<DatabaseHandle> {
  const server = await openPostgres(address);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await server.db.execute(sql`create database ${sql.identifier(name)}`);
  const own = new URL(address);
  own.pathname = `/${name}`;
  const database = await openPostgres(own.toString());
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.db.execute(sql`drop database ${sql.identifier(name)}`);
      await server.close();
    },
  };
}
