import { rmSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPostgres, postgresMissing } from '../../../../scripts/postgres/find-postgres.ts';
import {
  type PrivatePostgres,
  startPostgres,
  temporaryFolder,
} from '../../../../scripts/postgres/private-postgres.ts';
import { type DatabaseHandle, selectRows } from '../db/database-handle';
import { migrate } from '../db/migrate';
import { openPostgres } from '../db/open-postgres';
import { createSeed } from '../seed/create-seed';
import { ensureSeed } from './ensure-seed';
import { loadProducts } from './load-products';
import { putBack, setAside } from './set-aside';
import { WordCounter } from './word-counter';

const isInstalled = findPostgres() !== undefined;
const products = 250;
const folder = temporaryFolder();
let postgres: PrivatePostgres;
let database: DatabaseHandle;

beforeAll(async () => {
  if (!isInstalled) return;
  postgres = await startPostgres({ folder });
  database = await openPostgres(postgres.address);
  await migrate(database);
  await ensureSeed(database, { productCount: products, report: () => undefined });
});

afterAll(async () => {
  if (!isInstalled) return;
  await database.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function contents(): Promise<Record<string, string>> {
  const [sums] = await selectRows<Record<string, string>>(
    database.db,
    sql`
      select (select md5(string_agg(p::text, '' order by no)) from products p) as products,
        (select md5(string_agg(v::text, '' order by product_no, property_id)) from product_values v) as product_values,
        (select md5(string_agg(b::text, '' order by id)) from base_products b) as base_products`,
  );
  return sums ?? {};
}

async function structure(): Promise<unknown[]> {
  const indexes = await selectRows(
    database.db,
    sql`select indexdef from pg_indexes where tablename in ('products', 'product_values') order by 1`,
  );
  const constraints = await selectRows(
    database.db,
    sql`
      select conname, pg_get_constraintdef(oid) from pg_constraint
      where conrelid in ('products'::regclass, 'product_values'::regclass) order by 1`,
  );
  return [...indexes, ...constraints];
}

describe.skipIf(!isInstalled)(
  `the way of large seeds${isInstalled ? '' : ` (skipped: ${postgresMissing})`}`,
  () => {
    it('writes the same rows as plain inserts, and keeps every index and key', async () => {
      const before = { contents: await contents(), structure: await structure() };
      const lines: string[] = [];
      const seed = createSeed({ products });
      await loadProducts(database, seed, new WordCounter(), (line) => lines.push(line));
      expect(await contents()).toEqual(before.contents);
      expect(await structure()).toEqual(before.structure);
      expect(lines[0]).toBe(`seed ${products}/${products}`);
    });

    it('finds what a broken-off load set aside, also when it was broken off twice', async () => {
      const before = await structure();
      await setAside(database);
      expect((await structure()).length).toBeLessThan(before.length);
      await setAside(database);
      await putBack(database);
      expect(await structure()).toEqual(before);
    });
  },
);
