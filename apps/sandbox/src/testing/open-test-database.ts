import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { inject } from 'vitest';
import type { DatabaseHandle } from '../db/database-handle';
import { openEmbedded } from '../db/embedded/open-embedded';
import { openPostgres } from '../db/open-postgres';
import { filledOnce } from './filled-databases';
import { type DatabaseFiles, MemoryFiles } from './memory-files';

/** Initial content of a test's database. */
export interface FirstContent {
  /** Databases of the same name begin with the same content. */
  readonly name: string;
  fill(database: DatabaseHandle): Promise<void>;
}

/** In MB. The files are in memory, too, and a test opens a database to ask it little: filling the usual memory with zeros took longer. */
const pageMemory = 8;

/** The files of embedded databases as they were when just filled: opening one again takes a tenth of the time of filling it. */
const filled = new Map<string, Promise<DatabaseFiles>>();

/**
 * Opens a separate database: embedded, in memory; on the run's PostgreSQL in `vitest.postgres.config.ts`. Closing it removes everything.
 */
export async function openTestDatabase(content: FirstContent): Promise<DatabaseHandle> {
  const address = inject('postgresAddress');
  if (address === undefined)
    return openEmbedded({ files: new MemoryFiles(await filesOf(content)), pageMemory });
  const database = await openOnServer(address);
  await content.fill(database);
  return database;
}

/** A database that nothing was done to: making one takes longer than the schema and a small seed. */
const untouched: FirstContent = { name: 'untouched', fill: (database) => dropTemplates(database) };

function filesOf(content: FirstContent): Promise<DatabaseFiles> {
  const known =
    filled.get(content.name) ??
    filledOnce(inject('filledDatabases'), content.name, () => filesOfFilled(content));
  filled.set(content.name, known);
  known.catch(() => filled.delete(content.name));
  return known;
}

async function filesOfFilled(content: FirstContent): Promise<DatabaseFiles> {
  const files = new MemoryFiles(content === untouched ? undefined : await filesOf(untouched));
  const database = await openEmbedded({ files, pageMemory });
  await content.fill(database);
  await database.runScript('checkpoint');
  const copy = files.copy();
  await database.close();
  return copy;
}

/** The templates of new databases are two thirds of the files, and no test makes a database in an embedded one. */
async function dropTemplates({ runScript }: DatabaseHandle): Promise<void> {
  await runScript("update pg_database set datistemplate = false where datname like 'template%'");
  await runScript('drop database template0');
  await runScript('drop database template1');
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
