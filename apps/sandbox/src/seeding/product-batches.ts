import type { TableRow } from '../db/insert-rows';
import type { Seed } from '../seed/seed-types';
import { inBatches } from './in-batches';
import { baseProductRow, productRows } from './product-rows';
import { productTokens } from './product-tokens';
import { seedLookups } from './seed-lookups';
import type { WordCounter } from './word-counter';

export interface ProductBatch {
  bases: TableRow[];
  products: TableRow[];
  values: TableRow[];
}

/** Yields all base products, then all products with their values, generated on demand; also counts tokens. */
export function* productBatches(seed: Seed, counter: WordCounter, size: number): Generator<ProductBatch> {
  const lookups = seedLookups(seed);
  const tokens = productTokens(seed, lookups);
  for (const batch of inBatches(seed.baseProducts(), size)) {
    yield { bases: batch.map((base) => baseProductRow(base, lookups)), products: [], values: [] };
  }
  for (const batch of inBatches(seed.products(), size)) {
    const rows = batch.map((product) =>
      productRows(product, lookups, (of, key) => counter.numbers(tokens(of, key))),
    );
    yield {
      bases: [],
      products: rows.map(({ product }) => product),
      values: rows.flatMap(({ values }) => values),
    };
  }
}
