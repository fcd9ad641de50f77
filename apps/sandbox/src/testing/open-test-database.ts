import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { DatabaseHandle } from '../db/database-handle';
import { openEmbedded } from '../db/open-embedded';
import { openPostgres } from '../db/open-postgres';

/** Initial content of a test's database. */
export interface FirstContent {
  /** Databases of the same name begin with the same content. */
  readonly name: string;
  fill(database: DatabaseHandle): Promise<void>;
}

/** Embedded databases as they were when just filled: opening one again takes a fifth of the time of filling it. */
const snapshots = new Map<string, Blob>();

/**
 * Opens a separate database: embedded, in memory; on the run's PostgreSQL in `vitest.postgres.config.ts`. Closing it removes everything.
 */
export async function openTestDatabase(content: FirstContent): Promise<DatabaseHandle> {
  const address = inject('postgresAddress');
  const snapshot = snapshots.get(content.name);
  if (address === undefined && snapshot !== undefined) return openEmbedded({ snapshot });
  if (address !== undefined) {
    const database = await openOnServer(address);
    await content.fill(database);
    return database;
  }
  const database = await openEmbedded();
  await content.fill(database);
  snapshots.set(content.name, await database.takeSnapshot());
  return database;
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
