import { searchKey } from '@bazaar/domain/persian/search-key';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../db/database-handle';
import { insertRows } from '../db/insert-rows';
import type { Seed } from '../seed/seed-types';
import { inBatches } from './in-batches';
import { baseProductRow, productRows } from './product-rows';
import { seedLookups } from './seed-lookups';
import { smallTables } from './small-tables';
import { userRows } from './user-rows';
import { WordCounter } from './word-counter';

const batchSize = 400;

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
    await tx.execute(sql`
      insert into users (id, phone_number, created_at, profile)
      select id, phone_number, created_at, profile
      from jsonb_populate_recordset(null::users, ${JSON.stringify(userRows(seed))}::jsonb)
      on conflict do nothing`);
  });
  await fillProducts(database, seed, report);
  await countContents(database);
}

async function fillProducts(
  database: DatabaseHandle,
  seed: Seed,
  report: (line: string) => void,
): Promise<void> {
  const lookups = seedLookups(seed);
  const words = new WordCounter();
  for (const batch of inBatches(seed.baseProducts(), batchSize)) {
    await insertRows(
      database.db,
      'base_products',
      batch.map((base) => baseProductRow(base, lookups)),
    );
  }
  let done = 0;
  for (const batch of inBatches(seed.products(), batchSize)) {
    const rows = batch.map((product) => productRows(product, lookups));
    await database.db.transaction(async (tx) => {
      await insertRows(
        tx,
        'products',
        rows.map(({ product }) => product),
      );
      await insertRows(
        tx,
        'product_values',
        rows.flatMap(({ values }) => values),
      );
    });
    for (const { product } of rows) words.add(String(product.search_key));
    done += batch.length;
    report(`seed ${done}/${seed.productCount}`);
  }
  for (const { name } of seed.suppliers) words.add(searchKey(name));
  for (const batch of inBatches(words.rows(), 5_000)) await insertRows(database.db, 'search_words', batch);
}

/** Counts shown beside categories and suppliers, computed once: no request ever counts the whole catalogue. */
async function countContents(database: DatabaseHandle): Promise<void> {
  await database.db.execute(sql`
    update categories set product_count = t.products, base_product_count = t.bases, supplier_count = t.suppliers
    from (
      select c.ancestor_id, count(*) as products, count(distinct p.base_product_id) as bases,
        count(distinct p.supplier_id) as suppliers
      from category_closure c
      join products p on p.category_id = c.descendant_id
      join suppliers s on s.id = p.supplier_id and s.is_active
      group by c.ancestor_id
    ) t where t.ancestor_id = categories.id`);
  await database.db.execute(sql`
    update suppliers set product_count = t.products
    from (select supplier_id, count(*) as products from products group by supplier_id) t
    where t.supplier_id = suppliers.id`);
  await database.runScript('analyze');
}
