import { searchKey } from '@bazaar/domain/persian/search-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

let catalogue: TestApp;

beforeAll(async () => {
  catalogue = await testApp(400);
});

afterAll(() => catalogue.services.database.close());

async function count(term: string): Promise<number> {
  return Number(
    (await catalogue.get(`/supplierproducts/catalog?${new URLSearchParams({ term })}`)).totalCount,
  );
}

function suggestions(term: string): Promise<Record<string, unknown>> {
  return catalogue.get(`/searches/suggestions?${new URLSearchParams({ term })}`);
}

describe('a search', () => {
  it.each([
    ['الکتروموتور', 'الكتروموتور', 'Arabic kaf'],
    ['شیر', 'شير', 'Arabic yeh'],
    ['6001', '۶۰۰۱', 'Persian digits'],
    ['6001', '٦٠٠١', 'Arabic-Indic digits'],
    ['بلبرینگ شیار', 'شیار   بلبرینگ', 'the order of words and spaces'],
    ['ball bearing', 'BALL Bearing', 'capitals'],
    ['بلبرینگ', 'بلبرینـــگ', 'tatweel'],
    ['تک مرحله ای', 'تک‌مرحله‌ای', 'half-spaces as spaces'],
    ['تکمرحله‌ای', 'تک‌مرحله‌ای', 'half-spaces left out'],
  ])('finds as much for «%s» as for «%s» (%s)', async (plain, typed) => {
    const expected = await count(plain);
    expect(expected).toBeGreaterThan(0);
    expect(await count(typed)).toBe(expected);
  });

  it('takes special characters of patterns literally', async () => {
    expect(await count('%')).toBeLessThan((await count('بلبرینگ')) + 1);
    expect(await count('_______')).toBe(0);
  });

  it('repairs a mistyped word and reports it', async () => {
    const found = await catalogue.get(
      `/supplierproducts/catalog?${new URLSearchParams({ term: 'بلبرنیگ' })}`,
    );
    expect(found.repairedTerm).toBe('بلبرینگ');
    expect(found.totalCount).toBe(await count('بلبرینگ'));
  });

  it('repairs a term typed on the other keyboard', async () => {
    expect((await suggestions("fgfvdk'")).repairedTerm).toBe('بلبرینگ');
  });

  it.each([
    ["fgfvdk'", 'بلبرینگ', 'all of it on the other keyboard'],
    ["skf fgfvdk'", 'skf بلبرینگ', 'one word on the other keyboard'],
    ['bolbering', 'بلبرینگ', 'Finglish'],
    ['pomp', 'پمپ', 'Finglish, before a word that is only somewhat alike'],
  ])('R-096 repairs «%s» to «%s» (%s)', async (term, repairedTerm) => {
    expect(await catalogue.get(`/supplierproducts/catalog?${new URLSearchParams({ term })}`)).toMatchObject({
      repairedTerm,
    });
    expect((await suggestions(term)).repairedTerm).toBe(repairedTerm);
  });

  it('R-096 leaves an exact term as it was typed', async () => {
    const found = await catalogue.get('/supplierproducts/catalog?exact=true&term=bolbering');
    expect(found).toMatchObject({ totalCount: 0, items: [] });
    expect(found.repairedTerm).toBeUndefined();
  });

  it('finds nothing for nonsense, without a repair', async () => {
    const found = await catalogue.get('/supplierproducts/catalog?term=qqqqxyz');
    expect(found).toMatchObject({ totalCount: 0, items: [] });
    expect(found.repairedTerm).toBeUndefined();
  });
});

describe('the order of results', () => {
  interface Listed {
    name: string;
    cityName: string;
    categoryNames: string[];
    brandNames: string[];
  }
  const suppliers = async (term: string, rest = '') =>
    (await catalogue.get(`/suppliers?${new URLSearchParams({ term })}&pageSize=100${rest}`))
      .items as unknown as Listed[];
  const hasWord = (word: string, ...texts: string[]) =>
    texts.some((text) => searchKey(text).split(' ').includes(word));
  const isOfTrade = (word: string, { name, categoryNames }: Listed) => hasWord(word, name, ...categoryNames);

  it.each([
    ['شیر', 'شیراز'],
    ['پمپ', undefined],
    ['لوله', undefined],
    ['موتور', undefined],
  ])('R-596 puts suppliers of «%s» before those whose city only begins so', async (word, city) => {
    const found = await suppliers(word);
    const trades = found.map((supplier) => isOfTrade(word, supplier));
    expect(trades[0]).toBe(true);
    expect(trades.lastIndexOf(true)).toBe(trades.filter(Boolean).length - 1);
    if (city !== undefined) expect(found.some(({ cityName }) => cityName === city)).toBe(true);
  });

  it('R-596 puts the city itself before one that begins with its name', async () => {
    const cities = (await suppliers('کرمان')).map(({ cityName }) => cityName);
    expect(new Set(cities)).toEqual(new Set(['کرمان', 'کرمانشاه']));
    expect(cities.lastIndexOf('کرمان')).toBeLessThan(cities.indexOf('کرمانشاه'));
  });

  it('R-596 keeps an order that was asked for', async () => {
    const names = (await suppliers('شیر', '&sort=name')).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'fa')));
  });

  it('R-596 puts products with the whole word first', async () => {
    const terms = new URLSearchParams({ term: 'موتور', pageSize: '100' });
    const { items } = (await catalogue.get(`/supplierproducts/catalog?${terms}`)) as unknown as {
      items: { name: string }[];
    };
    const whole = items.map(({ name }) => hasWord('موتور', name));
    expect(whole[0]).toBe(true);
    expect(whole.lastIndexOf(true)).toBe(whole.filter(Boolean).length - 1);
  });

  it('R-595 names the categories of a supplier that match first, and the brands it represents', async () => {
    const found = await suppliers('گاز');
    expect(found[0]?.categoryNames[0]).toContain('گاز');
    expect(found.every(({ categoryNames }) => categoryNames.length > 0 && categoryNames.length <= 3)).toBe(
      true,
    );
    expect((await suppliers('پمپ')).some(({ brandNames }) => brandNames.length > 0)).toBe(true);
  });
});

describe('suggestions', () => {
  it('come in groups of categories, products and suppliers, with the matched letters', async () => {
    const { groups } = (await suggestions('بلبر')) as unknown as {
      groups: { kind: string; items: { title: string; matched: [number, number][]; path: string }[] }[];
    };
    expect(groups.map(({ kind }) => kind)).toEqual(['Category', 'Product', 'Supplier']);
    const first = groups[0]?.items[0];
    const [start, end] = first?.matched[0] ?? [0, 0];
    expect(first?.title.slice(start, end)).toBe('بلبر');
    expect(first?.path).toMatch(/^\/category\//);
  });

  it('are more with full', async () => {
    const most = (answer: Record<string, unknown>) =>
      Math.max(...(answer.groups as { items: unknown[] }[]).map(({ items }) => items.length));
    expect(most(await suggestions('ب'))).toBe(5);
    expect(most(await catalogue.get('/searches/suggestions?full=true&term=%D8%A8'))).toBe(12);
  });
});
