import { setImmediate } from 'node:timers/promises';
import { searchKey } from '@bazaar/domain/persian/search-key';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle, Queryable } from '../db/database-handle';
import { insertRows } from '../db/insert-rows';
import type { Seed } from '../seed/seed-types';
import { countContents, countFacets } from './count-contents';
import { inBatches } from './in-batches';
import { loadProducts } from './load-products';
import { productBatches } from './product-batches';
import { smallTables } from './small-tables';
import { userRows } from './user-rows';
import { WordCounter } from './word-counter';

const batchSize = 400;
/** From this size on rows are streamed and indexes built afterwards. */
const largeSeed = 20_000;
/** From this size on the facets of every category are stored. */
const storedFacets = 3_000;

/** Writes a whole seed into an empty catalogue; each batch of products is one transaction. Reports `seed 1200/3000`. */
export async function fillCatalogue(
  database: DatabaseHandle,
  seed: Seed,
  report: (line: string) => void,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    for (const [table, rows] of smallTables(seed)) {
      for (const batch of inBatches(rows, 2_000)) await insertRows(tx, table, batch);
    }
    await fillUsers(tx, seed);
  });
  const counter = new WordCounter();
  if (database.openLoader !== undefined && seed.productCount >= largeSeed) {
    await loadProducts(database, seed, counter, report);
  } else {
    await insertProducts(database, seed, counter, report);
  }
  for (const { name } of seed.suppliers) counter.addWords(searchKey(name));
  for (const batch of inBatches(counter.wordRows(), 5_000))
    await insertRows(database.db, 'search_words', batch);
  for (const batch of inBatches(counter.countRows(), 5_000))
    await insertRows(database.db, 'token_counts', batch);
  await countContents(database);
  // A small catalogue counts its facets per request: that is exact and quick.
  if (seed.productCount < storedFacets) return;
  await database.runScript('analyze');
  await countFacets(database, report);
}

/** Writes the seed's people; an existing one is not changed. */
export async function fillUsers(tx: Queryable, seed: Seed): Promise<void> {
  await tx.execute(sql`
    insert into users (id, phone_number, created_at, profile)
    select id, phone_number, created_at, profile
    from jsonb_populate_recordset(null::users, ${JSON.stringify(userRows(seed))}::jsonb)
    on conflict do nothing`);
}

async function insertProducts(
  database: DatabaseHandle,
  seed: Seed,
  counter: WordCounter,
  report: (line: string) => void,
): Promise<void> {
  let done = 0;
  for (const { bases, products, values } of productBatches(seed, counter, batchSize)) {
    await database.db.transaction(async (tx) => {
      await insertRows(tx, 'base_products', bases);
      await insertRows(tx, 'products', products);
      await insertRows(tx, 'product_values', values);
    });
    if (products.length === 0) continue;
    done += products.length;
    report(`seed ${done}/${seed.productCount}`);
    // The embedded database responds without yielding to the event loop: a stop signal would wait for the whole seed.
    await setImmediate();
  }
}
