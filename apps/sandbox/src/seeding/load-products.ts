import type { TableLoader } from '../db/bulk-loader';
import type { DatabaseHandle } from '../db/database-handle';
import type { TableRow } from '../db/insert-rows';
import type { Seed } from '../seed/seed-types';
import { productBatches } from './product-batches';
import { putBack, setAside } from './set-aside';
import type { WordCounter } from './word-counter';

/** Small enough for the server's processes to receive rows while the next ones are generated. */
const batchSize = 100;
const reportedEvery = 10_000;
const tables = ['base_products', 'products', 'product_values'] as const;

type Table = (typeof tables)[number];

/** Loads large seeds: one stream per table, all at once, without indexes, which are built afterwards. */
export async function loadProducts(
  database: DatabaseHandle,
  seed: Seed,
  counter: WordCounter,
  report: (line: string) => void,
): Promise<void> {
  await setAside(database);
  const streams = new Map<Table, TableLoader>();
  const write = async (table: Table, rows: readonly TableRow[]) => {
    const [first] = rows;
    if (first === undefined) return;
    const stream = streams.get(table) ?? (await database.openLoader?.(table, Object.keys(first)));
    if (stream === undefined) return;
    streams.set(table, stream);
    await stream.write(rows);
  };
  try {
    let done = 0;
    for (const { bases, products, values } of productBatches(seed, counter, batchSize)) {
      await Promise.all([
        write('base_products', bases),
        write('products', products),
        write('product_values', values),
      ]);
      done += products.length;
      if (products.length > 0 && (done % reportedEvery === 0 || done === seed.productCount)) {
        report(`seed ${done}/${seed.productCount}`);
      }
    }
    for (const stream of streams.values()) await stream.end();
  } catch (error) {
    const reason = error instanceof Error ? error : new Error(String(error));
    for (const stream of streams.values()) await stream.abort(reason).catch(() => undefined);
    throw error;
  }
  await putBack(database, report);
}
