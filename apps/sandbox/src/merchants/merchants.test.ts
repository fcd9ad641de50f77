import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { selectRows } from '../db/database-handle';
import { type TestApp, testApp } from '../testing/test-app';
import { merchantNameKey } from './name-key';

type Merchant = { id: string; name: string; isConfirmed: boolean; nationalId?: string };

let catalogue: TestApp;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  catalogue = await testApp(60);
  for (const [name, end] of Object.entries({ owner: 1, fresh: 2, agent: 4, supplier: 5, admin: 9 })) {
    tokens[name] = await catalogue.logIn(`0912000000${end}`);
  }
  // The seed has companies only; this one is a natural person, not confirmed.
  await catalogue.services.database.db.execute(sql`
    insert into merchants (id, name, name_key, name_sort_key, legal_name, kind, national_id, is_confirmed, search_key)
    values ('m-person', 'ابزار نمونه', 'ابزارنمونه', 'x', 'ابزار نمونه', 'Real', '0012345679', false, 'ابزار نمونه')`);
});

afterAll(() => catalogue.services.database.close());

async function page(query: string, who: string): Promise<{ items: Merchant[]; totalCount: number }> {
  return (await catalogue.get(`/merchants${query}`, tokens[who])) as {
    items: Merchant[];
    totalCount: number;
  };
}

const mine = async (who: string) => (await page('?mine=true', who)).items.map(({ id }) => id);

describe('merchants', () => {
  it('are mine when I own them or act for them', async () => {
    expect(await mine('owner')).toEqual(['merchant-buyer-1']);
    expect(await mine('agent')).toEqual(['merchant-buyer-1']);
    expect(await mine('supplier')).toEqual(['m-1']);
    expect(await mine('fresh')).toEqual([]);
  });

  it('are all there for an administrator, for others the confirmed ones', async () => {
    const { totalCount: all } = await page('', 'admin');
    const { totalCount: confirmed } = (await catalogue.get('/merchants/confirmed')) as { totalCount: number };
    expect((await page('', 'fresh')).totalCount).toBe(confirmed);
    expect(all).toBeGreaterThan(confirmed);
    const found = await page('?term=ابزار نمونه', 'admin');
    expect(found.items.find(({ id }) => id === 'm-person')?.nationalId).toBe('0012345679');
    expect((await page('?term=ابزار نمونه', 'fresh')).items.some(({ id }) => id === 'm-person')).toBe(false);
  });

  it('show a natural person’s national code to nobody who reads the public list', async () => {
    const { db } = catalogue.services.database;
    await db.execute(sql`update merchants set is_confirmed = true where id = 'm-person'`);
    const shown = (await catalogue.get('/merchants/confirmed?term=ابزار نمونه')) as { items: Merchant[] };
    expect(Object.keys(shown.items.find(({ id }) => id === 'm-person') ?? {})).not.toContain('nationalId');
    await db.execute(sql`update merchants set is_confirmed = false where id = 'm-person'`);
  });

  it('exist for every supplier, with a sale setting', async () => {
    const suppliers = (await catalogue.get('/suppliers?pageSize=100')) as { items: { id: string }[] };
    for (const { id } of suppliers.items.slice(0, 20)) {
      const [merchant] = await selectRows<{ id: string }>(
        catalogue.services.database.db,
        sql`select id from merchants where supplier_id = ${id}`,
      );
      expect(merchant).toBeDefined();
      const setting = await catalogue.get(`/merchantsalesetting?merchantId=${merchant?.id}`);
      expect(setting.merchantId).toBe(merchant?.id);
    }
    expect(await catalogue.get('/merchantsalesetting?merchantId=m-1')).toMatchObject({
      acceptsDirectOrder: true,
    });
    expect(await catalogue.get('/merchantsalesetting?merchantId=m-3')).toMatchObject({
      acceptsDirectOrder: false,
    });
    expect(await catalogue.get('/merchantsalesetting?merchantId=merchant-buyer-1')).toEqual({
      merchantId: 'merchant-buyer-1',
      acceptsDirectOrder: false,
      paymentTerms: [],
      deliveryMethods: [],
      saleCityIds: [],
      requiredDocumentTypeIds: [],
    });
    const unknown = await catalogue.app.request('/api/v1/merchantsalesetting?merchantId=m-none');
    expect(unknown.status).toBe(404);
  });
});

describe('a name', () => {
  const check = (name: string, who = 'fresh') =>
    catalogue.get(`/merchants/is-valid-name?name=${encodeURIComponent(name)}`, tokens[who]);

  it.each(['صنایع نمونهٔ بازار', 'صنايع نمونه بازار', 'صنایع‌نمونهٔ  بازار', 'صنایعنمونهبازار'])(
    'is taken however it is spelt: %s',
    async (name) => {
      const answer = (await check(name)) as { isValid: boolean; reason: string; suggestions: string[] };
      expect(answer).toMatchObject({ isValid: false, reason: 'Taken' });
      expect(answer.suggestions).toHaveLength(3);
      for (const suggestion of answer.suggestions) {
        expect(await check(suggestion)).toEqual({ isValid: true, suggestions: [] });
      }
    },
  );

  it('of my own company is free for me', async () => {
    expect(await check('صنایع نمونهٔ بازار', 'owner')).toEqual({ isValid: true, suggestions: [] });
  });

  it.each([
    ['اب', 'TooShort'],
    ['ا'.repeat(81), 'TooLong'],
    ['۱۲۳۴', 'InvalidCharacters'],
    ['<b>نام</b>', 'InvalidCharacters'],
    ['%%%', 'InvalidCharacters'],
    ['😀😀😀', 'InvalidCharacters'],
  ])('%s is refused: %s', async (name, reason) => {
    expect(await check(name)).toEqual({ isValid: false, reason, suggestions: [] });
  });

  it('has one key for all its spellings', () => {
    expect(merchantNameKey('بازرگانی‌ كاوه ۱۲')).toBe(merchantNameKey('بازرگانی کاوه12'));
  });
});
