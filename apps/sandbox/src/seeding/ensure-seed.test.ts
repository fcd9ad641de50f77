import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrCreateUser } from '../auth/user-accounts';
import { selectRows } from '../db/database-handle';
import { keepFavourite, readFavourites } from '../favourites/favourite-store';
import { type TestServices, testServices } from '../testing/test-services';
import { ensureSeed } from './ensure-seed';
import { countProducts } from './seed-stamp';

let services: TestServices;
let userId = '';

beforeAll(async () => {
  services = await testServices();
  await seed(120);
  userId = await findOrCreateUser(services.database.db, services, '09121110000');
  for (const objectId of ['sp-1', 'sp-110']) {
    await keepFavourite(services.database.db, services, { userId, objectType: 'Product', objectId });
  }
});

afterAll(() => services.database.close());

async function seed(productCount: number, isReseed = false): Promise<string[]> {
  const lines: string[] = [];
  await ensureSeed(services.database, { productCount, isReseed, report: (line) => lines.push(line) });
  return lines;
}

async function catalogue(): Promise<string> {
  const rows = await selectRows<{ sum: string }>(
    services.database.db,
    sql`
      select md5(string_agg(p.summary::text || p.detail::text || p.search_key, '' order by p.no))
        || (select md5(string_agg(v::text, '' order by v.property_id, v.product_no)) from product_values v where v.product_no <= 100) as sum
      from products p where p.no <= 100`,
  );
  return rows[0]?.sum ?? '';
}

describe('the seed', () => {
  it('is created once; a second start reports and changes nothing', async () => {
    const before = await catalogue();
    expect(await seed(120)).toEqual([]);
    expect(await catalogue()).toBe(before);
  });

  it('is kept when the settings name another one, and the report says how to replace it', async () => {
    const lines = await seed(100);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('pnpm --filter @bazaar/sandbox reseed');
    expect(await countProducts(services.database)).toBe(120);
  });

  it('is replaced on demand by the same products, with accounts and favourites kept', async () => {
    const before = await catalogue();
    expect(await seed(100, true)).toContain('seed 100/100');
    expect(await countProducts(services.database)).toBe(100);
    expect(await catalogue()).toBe(before);
    const stored = await readFavourites(services.database.db, userId, {
      pageNumber: 1,
      pageSize: 10,
      sort: '-createdAt',
    });
    const availability = Object.fromEntries(stored.items.map((item) => [item.objectId, item.isAvailable]));
    expect(availability).toEqual({ 'sp-1': true, 'sp-110': false });
  });

  it('is made again from the start when it was broken off', async () => {
    await services.database.db.execute(sql`delete from seed_stamp`);
    await services.database.db.execute(sql`delete from products where no > 50`);
    expect(await seed(100)).toContain('seed 100/100');
  });
});
