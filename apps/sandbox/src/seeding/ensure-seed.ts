import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/database-handle';
import { createSeed } from '../seed/create-seed';
import { seedVersion } from '../seed/seed-version';
import { fillCatalogue } from './fill-catalogue';
import { seedSlices } from './seed-slices';
import { readStamp, type SeedStamp, writeStamp } from './seed-stamp';
import { putBack } from './set-aside';

export interface SeedRequest {
  productCount: number;
  /** Replace an existing catalogue. Accounts, favourites and tokens are kept in any case. */
  isReseed?: boolean;
  report(line: string): void;
}

/**
 * Seeds the catalogue of an empty database. A catalogue from another seed is kept, and the report says how to replace it. An interrupted
 * seed (no stamp) is repeated from the start.
 */
export async function ensureSeed(
  database: DatabaseHandle,
  { productCount, isReseed, report }: SeedRequest,
): Promise<void> {
  const wanted: SeedStamp = { seedVersion, productCount };
  const found = await readStamp(database);
  if (found !== undefined && isReseed !== true) {
    if (!isSame(found, wanted)) report(describeDifference(found, wanted));
    return;
  }
  await emptyCatalogue(database);
  await putBack(database);
  const startedAt = performance.now();
  const seed = createSeed({ products: productCount });
  await fillCatalogue(database, seed, report);
  for (const slice of seedSlices) await slice.fill(database, seed);
  await database.runScript('analyze');
  await writeStamp(database, wanted);
  report(`seed done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

function isSame(left: SeedStamp, right: SeedStamp): boolean {
  return left.seedVersion === right.seedVersion && left.productCount === right.productCount;
}

function describeDifference(found: SeedStamp, wanted: SeedStamp): string {
  return [
    `note: the catalogue was seeded with ${found.productCount} products (seed ${found.seedVersion});`,
    `the settings ask for ${wanted.productCount} (seed ${wanted.seedVersion}). It is kept as it is.`,
    'To replace it: stop the server and run `pnpm --filter @bazaar/sandbox reseed` (accounts and favourites stay),',
    'or delete the data folder (they go too).',
  ].join(' ');
}

/** Tables of the seed besides those of its slices. */
export const catalogueTables = [
  'seed_stamp',
  'category_facets',
  'category_suppliers',
  'token_counts',
  'word_prefixes',
  'website_menus',
  'search_words',
  'product_values',
  'products',
  'base_products',
  'delegations',
  'supplier_evidences',
  'suppliers',
  'cities',
  'states',
  'category_properties',
  'property_options',
  'properties',
  'category_closure',
  'categories',
  'trade_units',
  'units',
  'quantities',
] as const;

async function emptyCatalogue(database: DatabaseHandle): Promise<void> {
  const tables = [...seedSlices.flatMap((slice) => slice.tables), ...catalogueTables];
  const names = tables.map((table) => sql.identifier(table));
  await database.db.execute(sql`truncate ${sql.join(names, sql`, `)}`);
}
