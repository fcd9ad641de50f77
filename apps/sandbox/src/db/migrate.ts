import { sql } from 'drizzle-orm';
import { type DatabaseHandle, selectRows } from './database-handle';
import catalogue from './migrations/0001-catalogue.sql';
import accounts from './migrations/0002-accounts.sql';
import trigrams from './migrations/optional-trigrams.sql';

/** In order; a released migration is never edited, a change is a new one. */
const migrations: readonly { name: string; text: string }[] = [
  { name: '0001-catalogue', text: catalogue },
  { name: '0002-accounts', text: accounts },
];

/** Brings the schema up to date; each migration is applied once, in one transaction with its own mark. */
export async function migrate(database: DatabaseHandle): Promise<void> {
  await database.runScript(
    'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const applied = await selectRows<{ name: string }>(database.db, sql`select name from schema_migrations`);
  const known = new Set(applied.map(({ name }) => name));
  for (const { name, text } of migrations) {
    if (known.has(name)) continue;
    await database.runScript(`${text}
insert into schema_migrations (name) values ('${name}');`);
  }
  await addTrigrams(database);
}

/** A PostgreSQL user who may not create extensions still gets a working, slower search. */
async function addTrigrams(database: DatabaseHandle): Promise<void> {
  await database.runScript(trigrams).catch(() => undefined);
}
