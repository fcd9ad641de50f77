import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database-handle';
import { type TestApp, testApp } from '../testing/test-app';
import { knownObject } from './known-objects';

let catalogue: TestApp;
let owner = '';
let other = '';

beforeAll(async () => {
  catalogue = await testApp(60);
  owner = await catalogue.logIn('09120000001');
  other = await catalogue.logIn('09120000003');
});

afterAll(() => catalogue.services.database.close());

/** An object of each kind that is in every seed. */
const examples: Record<string, { from: string; path: RegExp }> = {
  Product: { from: 'products', path: /^\/products\/sp-/ },
  BaseProduct: { from: 'base_products', path: /^\/products\/base-product\/bp-/ },
  Supplier: { from: 'suppliers', path: /^\/supplier\/s-/ },
  Page: { from: "pages where status = 'Published'", path: /^\/(contents|page)\// },
  Category: { from: 'categories', path: /^\/category\/c-/ },
  Video: { from: 'media_videos', path: /^\/videos\?v=v-/ },
  TradeRequest: { from: "trade_requests where user_id = 'user-1'", path: /^\/profile\/directorderinfo\// },
};

async function idOf(objectType: string): Promise<string> {
  const from = sql.raw(examples[objectType]?.from ?? '');
  const [found] = await selectRows<{ id: string }>(
    catalogue.services.database.db,
    sql`select id from ${from} limit 1`,
  );
  return found?.id ?? '';
}

describe('an object of every kind', () => {
  it.each(Object.keys(examples))(
    '%s may be kept, noted and visited, and names itself alike',
    async (objectType) => {
      const object = { objectType, objectId: await idOf(objectType) };
      const [stored, noted, visited] = await Promise.all([
        catalogue.post('/userfavorites', object, owner),
        catalogue.post('/notes', { ...object, text: 'یادداشت' }, owner),
        catalogue.post('/pagevisits/visit-count', object, owner),
      ]);
      expect([stored?.status, noted?.status, visited?.status]).toEqual([200, 200, 200]);
      const favourite = (await stored?.json()) as { title: string; path: string };
      expect(favourite.path).toMatch(examples[objectType]?.path ?? /never/);
      expect(await noted?.json()).toMatchObject({ objectTitle: favourite.title, objectPath: favourite.path });
      const visits = await catalogue.get(`/pagevisits/last-visits?type=${objectType}`, owner);
      expect(visits.items).toContainEqual(expect.objectContaining({ ...object, title: favourite.title }));
    },
  );

  it('R-520 that is a content names its canonical address, a supplier’s that in the supplier’s frame', async () => {
    const rows = await selectRows<{ path: string; canonical: string }>(
      catalogue.services.database.db,
      sql`select o.path, p.document->'seo'->>'canonicalPath' as canonical
        from pages p cross join lateral ${knownObject(sql`'Page'::text`, sql`p.id`, sql`null::text`)} o`,
    );
    expect(rows.some(({ path }) => /^\/contents\/pg-[\w-]+\/supplier\/s-/.test(path))).toBe(true);
    expect(rows.filter(({ path, canonical }) => path !== canonical)).toEqual([]);
  });

  it('that is a trade request is nothing to anyone but its buyer', async () => {
    const object = { objectType: 'TradeRequest', objectId: await idOf('TradeRequest') };
    const answers = await Promise.all([
      catalogue.post('/userfavorites', object, other),
      catalogue.post('/notes', { ...object, text: 'یادداشت' }, other),
      catalogue.post('/pagevisits/visit-count', object, other),
      catalogue.post('/pagevisits/visit-count', object),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
