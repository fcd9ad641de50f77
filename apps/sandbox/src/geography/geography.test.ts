import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database-handle';
import { type TestApp, testApp } from '../testing/test-app';

type Place = { id: string; name: string; parentId?: string; code?: string; supplierCount?: number };

let catalogue: TestApp;

beforeAll(async () => {
  catalogue = await testApp(60);
});

afterAll(() => catalogue.services.database.close());

async function list(path: string): Promise<Place[]> {
  return (await catalogue.get(path)) as unknown as Place[];
}

const idsOf = (places: readonly Place[]) => places.map(({ id }) => id);

describe('the geography', () => {
  it('has the 31 provinces of Iran with their ISO codes, and cities in each', async () => {
    const states = await list('/states/filter?countryId=country-ir');
    expect(states).toHaveLength(31);
    expect(new Set(states.map(({ code }) => code))).toEqual(
      new Set(Array.from({ length: 31 }, (_, index) => `IR-${String(index).padStart(2, '0')}`)),
    );
    const cities = await list('/cities/filter');
    expect(cities.length).toBeGreaterThan(450);
    expect(new Set(idsOf(cities)).size).toBe(cities.length);
    expect(new Set(cities.map(({ parentId }) => parentId))).toEqual(new Set(idsOf(states)));
    expect(cities.every(({ name }) => /^[آ-یأئء\u200cٔ ]+$/.test(name))).toBe(true);
  });

  it('lists a province in Persian order after its capital', async () => {
    const names = (await list('/cities/filter?stateId=state-south-khorasan')).map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['بیرجند', 'اسدیه', 'بشرویه', 'خوسف']);
  });

  it.each([
    ['/states/filter?countryId=country-ir&term=خراسان', 3],
    ['/cities/filter?term=نجف آباد', 1],
    ['/cities/filter?term=نجف‌آباد', 1],
    ['/cities/filter?term=نجفآباد', 1],
    ['/cities/filter?stateId=state-yazd&term=اردکان', 1],
    ['/cities/filter?term=اردكان', 2],
    ['/cities/filter?term=isfahan', 1],
    ['/countries/filter?term=المان', 1],
    ['/urbanareas?cityId=city-tehran', 22],
    ['/urbanareas?cityId=city-anar', 0],
    ['/states/filter?countryId=country-de', 0],
    ['/cities/filter?stateId=state-none', 0],
    ['/cities/filter?term=%25', 0],
  ])('finds words however they are spelt: %s', async (path, count) => {
    expect(await list(encodeURI(decodeURI(path)).replace('%2525', '%25'))).toHaveLength(count);
  });

  it('begins the countries with Iran', async () => {
    const all = await list('/countries/filter');
    expect(all.length).toBeGreaterThanOrEqual(40);
    expect(all[0]?.id).toBe('country-ir');
    expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  });

  it.each([
    '/states/filter',
    '/urbanareas',
    '/salecities?categoryType=Nothing',
    `/cities/filter?stateId=${'x'.repeat(65)}`,
  ])('refuses %s', async (path) => {
    expect((await catalogue.app.request(`/api/v1${path}`)).status).toBe(400);
  });
});

describe('cities of sale', () => {
  it('count the active suppliers who sell there, most first', async () => {
    const cities = await list('/salecities');
    const counts = cities.map(({ supplierCount }) => supplierCount ?? 0);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
    const { totalCount } = await catalogue.get('/suppliers');
    expect(Math.max(...counts)).toBeLessThanOrEqual(totalCount as number);
    const [tehran] = await selectRows<{ count: number }>(
      catalogue.services.database.db,
      sql`select count(*)::int as count from suppliers s, jsonb_array_elements(s.document->'saleCities') city
        where s.is_active and city->>'id' = 'city-tehran'`,
    );
    expect(cities.find(({ id }) => id === 'city-tehran')?.supplierCount).toBe(tehran?.count);
  });

  it('of an area and of a category are parts of the whole', async () => {
    const whole = new Map(
      (await list('/salecities')).map(({ id, supplierCount }) => [id, supplierCount ?? 0]),
    );
    for (const path of ['/salecities?categoryType=Product', '/salecities?categoryId=c-products']) {
      const part = await list(path);
      expect(part.length).toBeGreaterThan(0);
      expect(part.filter(({ id, supplierCount = 0 }) => supplierCount > (whole.get(id) ?? 0))).toEqual([]);
    }
    expect(await list('/salecities?categoryId=c-none')).toEqual([]);
    expect(idsOf(await list('/salecities?term=tehran'))).toEqual(['city-tehran']);
  });

  it('count in a category the suppliers with products in it', async () => {
    const [expected] = await selectRows<{ categoryId: string; count: number }>(
      catalogue.services.database.db,
      sql`select c.ancestor_id as "categoryId", count(distinct p.supplier_id)::int as count
        from products p join category_closure c on c.descendant_id = p.category_id join suppliers s on s.id = p.supplier_id
        where s.is_active and 'city-tehran' = any(p.sale_city_ids) group by 1 order by 2 desc, 1 limit 1`,
    );
    const cities = await list(`/salecities?categoryId=${expected?.categoryId}`);
    expect(cities.find(({ id }) => id === 'city-tehran')?.supplierCount).toBe(expected?.count);
  });
});
