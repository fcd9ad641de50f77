import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { selectRows } from '../db/database-handle';
import { sweepFiles } from '../files/sweep-files';
import { createSeed } from '../seed/create-seed';
import { seedVersion } from '../seed/seed-version';
import { catalogueTables, ensureSeed } from '../seeding/ensure-seed';
import { fillUsers } from '../seeding/fill-catalogue';
import { seedSlices } from '../seeding/seed-slices';
import { readStamp } from '../seeding/seed-stamp';
import type { Services } from '../server/services';

/** Catalogues by name, with their number of products. */
const namedSeeds = { default: 3_000, small: 300, empty: 0 } as const;

export const resetSchema = z.object({
  /** When absent the current catalogue is kept. */
  seed: z.enum(['default', 'small', 'empty']).optional(),
});

/** Tables about the database itself, without data. */
const ofTheDatabase = new Set(['schema_migrations', 'set_aside']);

let last: Promise<unknown> = Promise.resolve();

/**
 * Restores the initial state: deletes what people have created (tokens, codes and files included) and restores the seed's own people and
 * their objects. Another catalogue is seeded anew; the same one is kept. One reset at a time.
 */
export function resetData(
  services: Services,
  request: z.output<typeof resetSchema>,
): Promise<{ products: number }> {
  const { shared } = services.database;
  const work = () => reset(services, request);
  const mine = last
    .catch(() => undefined)
    .then(() => (shared === undefined ? work() : shared.exclusively('bazaar-reset', work)));
  last = mine;
  return mine;
}

async function reset(
  services: Services,
  { seed }: z.output<typeof resetSchema>,
): Promise<{ products: number }> {
  const { database } = services;
  const found = await readStamp(database);
  const products = seed === undefined ? (found?.productCount ?? namedSeeds.default) : namedSeeds[seed];
  await emptyBesidesCatalogue(services);
  if (found?.seedVersion === seedVersion && found.productCount === products) {
    const rows = createSeed({ products });
    await database.db.transaction((tx) => fillUsers(tx, rows));
    for (const slice of seedSlices) await slice.fill(database, rows);
  } else {
    await ensureSeed(database, { productCount: products, isReseed: true, report: services.log });
  }
  services.inbox.clear();
  await sweepFiles(services);
  return { products };
}

/** One statement, so that no table is empty while another still refers to it. */
async function emptyBesidesCatalogue({ database }: Services): Promise<void> {
  const stored = new Set<string>(catalogueTables);
  const tables = await selectRows<{ name: string }>(
    database.db,
    sql`select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`,
  );
  const names = tables
    .map(({ name }) => name)
    .filter((name) => !stored.has(name) && !ofTheDatabase.has(name))
    .map((name) => sql.identifier(name));
  await database.db.execute(sql`truncate ${sql.join(names, sql`, `)} restart identity`);
}
