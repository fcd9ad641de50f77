import { cp } from 'node:fs/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import type { DatabaseHandle } from '../database-handle';
import { EmbeddedClient } from './embedded-client';

/** A facet's sort may use more than the usual 4 MB. */
const sortMemory = 'work_mem=16MB';

export interface EmbeddedPlace {
  readonly folder?: string;
  /** Shared memory for pages of tables, in MB. One connection serves all requests: it is small, a third less memory for the process. */
  readonly pageMemory?: number;
  /** Files in memory that the caller can begin with a content. */
  readonly files?: PGliteOptions['fs'];
}

/**
 * Opens PGlite: PostgreSQL inside this process. With a folder every commit is written to it before it is acknowledged, so a killed process
 * loses nothing it has confirmed; without one the database is in memory (tests). Its file layer has no fsync: against a power cut use
 * PostgreSQL by DATABASE_URL.
 */
export async function openEmbedded({
  folder,
  files,
  pageMemory = 48,
}: EmbeddedPlace = {}): Promise<DatabaseHandle> {
  const pglite = await PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(files === undefined ? {} : { fs: files }),
    extensions: { pg_trgm },
    relaxedDurability: false,
    startParams: [
      ...PGlite.defaultStartParams,
      ...['-c', `shared_buffers=${pageMemory}MB`, '-c', sortMemory],
    ],
  });
  const client = await EmbeddedClient.open(pglite);
  return {
    // Of PGlite, the query builder uses `query` and `transaction` alone.
    db: drizzle(client as unknown as PGlite) as unknown as DatabaseHandle['db'],
    runScript: (sqlText) => client.runScript(sqlText),
    ...(folder === undefined
      ? {}
      : {
          copyTo: async (target: string) => {
            await client.runScript('checkpoint');
            // What is committed is in the files, in the log at least; statements wait until they are copied.
            await client.exclusively(() => cp(folder, target, { recursive: true }));
          },
        }),
    close: () => client.exclusively(() => pglite.close()),
  };
}
