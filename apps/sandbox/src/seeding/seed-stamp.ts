import { sql } from 'drizzle-orm';
import { type DatabaseHandle, selectRows } from '../db/database-handle';

/** The seed of this database's catalogue; written last, so that an interrupted seed has none. */
export interface SeedStamp {
  seedVersion: string;
  productCount: number;
}

export async function readStamp(database: DatabaseHandle): Promise<SeedStamp | undefined> {
  const [stamp] = await selectRows<SeedStamp>(
    database.db,
    sql`select seed_version as "seedVersion", product_count as "productCount" from seed_stamp`,
  );
  return stamp;
}

export async function writeStamp(database: DatabaseHandle, stamp: SeedStamp): Promise<void> {
  await database.db.execute(sql`
    insert into seed_stamp (seed_version, product_count, seeded_at)
    values (${stamp.seedVersion}, ${stamp.productCount}, now())`);
}

export async function countProducts(database: DatabaseHandle): Promise<number> {
  return (await readStamp(database))?.productCount ?? 0;
}
