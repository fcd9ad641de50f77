import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

let catalogue: TestApp;

beforeAll(async () => {
  catalogue = await testApp(400);
});

afterAll(() => catalogue.services.database.close());

type Item = Record<string, unknown> & { id: string };

async function items(path: string): Promise<Item[]> {
  return (await catalogue.get(path)).items as Item[];
}

function amountOf(product: Record<string, unknown> | undefined): unknown {
  return (product?.price as { amountRial?: number } | undefined)?.amountRial;
}

async function list(path: string): Promise<Item[]> {
  return (await catalogue.get(path)) as unknown as Item[];
}

describe('every public read', () => {
  it('keeps the contract over the whole seed', async () => {
    // The wrapper responds with 500 to a body that violates the contract, and `get` expects 200.
    const categories = await items('/categories?pageSize=100');
    for (const { id } of categories.slice(0, 30)) {
      for (const part of ['active', 'breadcrumb', 'children', 'properties', 'suppliers-with-catalog']) {
        await catalogue.get(`/categories/${id}/${part}`);
      }
    }
    for (let page = 1; page <= 4; page += 1)
      await items(`/supplierproducts/catalog?pageSize=100&pageNumber=${page}`);
    for (const { id } of await items('/supplierproducts/catalog?pageSize=40&sort=name')) {
      await catalogue.get(`/supplierproducts/${id}/catalog`);
      await catalogue.get(`/supplierproducts/${id}/related`);
    }
    for (const { id } of await items('/suppliers?pageSize=100')) await catalogue.get(`/suppliers/${id}`);
    for (const { id } of await items('/merchantdelegations?pageSize=100')) {
      await catalogue.get(`/merchantdelegations/${id}`);
    }
    for (const path of ['/unitofmeasurements', '/unitofmeasurements/filter?term=kg', '/websitemenus/tree']) {
      expect((await list(path)).length).toBeGreaterThan(0);
    }
    expect((await list('/measurementquantities/q-length/units')).some(({ isBase }) => isBase === true)).toBe(
      true,
    );
  });

  it.each([
    '/categories/c-none/active',
    '/categories/c-none/breadcrumb',
    '/categories/c-none/children',
    '/categories/c-none/properties',
    '/categories/c-none/suppliers-with-catalog',
    '/supplierproducts/sp-none/catalog',
    '/supplierproducts/sp-none/related',
    '/supplierproducts/byproduct?productId=sp-none',
    '/supplierproducts/byproduct?baseProductId=bp-none',
    '/suppliers/s-none',
    '/merchantdelegations/md-none',
    '/measurementquantities/q-none/units',
  ])('answers 404 for an unknown id: %s', async (path) => {
    const answer = await catalogue.app.request(`/api/v1${path}`);
    expect(answer.status).toBe(404);
    expect(((await answer.json()) as { code: string }).code).toBe('not-found');
  });
});

describe('the category tree', () => {
  it('has menus in the order asked, every entry under its parent, none empty', async () => {
    const menus = await list('/categories/menu?categoryTypes=Product&categoryTypes=IndustrialService');
    expect(menus.map(({ categoryType }) => categoryType)).toEqual(['Product', 'IndustrialService']);
    for (const menu of menus) expect((menu.subcategories as Item[]).length).toBeGreaterThan(0);
  });

  it('counts a parent as the sum of its children', async () => {
    const counts = new Map(
      (await list('/categories/items-count')).map((row) => [row.categoryId, row.productCount]),
    );
    const [parent] = await list('/categories/top-levels?categoryType=Product');
    const children = await list(`/categories/${parent?.id}/children`);
    const sum = children.reduce((total, { id }) => total + Number(counts.get(id)), 0);
    expect(sum).toBe(counts.get(parent?.id));
    const found = await catalogue.get(`/supplierproducts/catalog?categoryId=${parent?.id}`);
    expect(found.totalCount).toBe(sum);
  });
});

describe('a list of products', () => {
  it.each(['createdAt', 'amountRial', 'name', 'visitCount'])(
    'turns round with a minus: %s',
    async (field) => {
      const [up, down] = await Promise.all(
        [field, `-${field}`].map((sort) => items(`/supplierproducts/catalog?pageSize=100&sort=${sort}`)),
      );
      expect(up?.[0]?.id).not.toBe(down?.[0]?.id);
    },
  );

  it('sorts products without a public price last in both directions', async () => {
    for (const sort of ['amountRial', '-amountRial']) {
      const found = await catalogue.get(`/supplierproducts/catalog?sort=${sort}&pageSize=100`);
      const pages = Math.ceil(Number(found.totalCount) / 100);
      const last = await items(`/supplierproducts/catalog?sort=${sort}&pageSize=100&pageNumber=${pages}`);
      expect(amountOf(last.at(-1))).toBeUndefined();
      expect(amountOf((found.items as Item[])[0])).toBeGreaterThan(0);
    }
  });

  it('orders by a property of its base value', async () => {
    const found = await items('/supplierproducts/catalog?f=p-bore:0~&sort=-property.p-bore&pageSize=50');
    const bores = found.map((product) => {
      const values = product.keyProperties as { propertyId: string; baseValue: number }[];
      return values.find(({ propertyId }) => propertyId === 'p-bore')?.baseValue ?? Number.NaN;
    });
    expect(bores.length).toBeGreaterThan(2);
    expect(bores).toEqual(bores.toSorted((left, right) => right - left));
  });

  it('has no product on two pages and none missing', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => items(`/supplierproducts/catalog?pageSize=100&pageNumber=${page}`)),
    );
    const ids = pages.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe((await catalogue.get('/supplierproducts/catalog?pageSize=1')).totalCount);
  });

  it('still returns the total past its end', async () => {
    const past = await catalogue.get('/suppliers?pageNumber=9999');
    expect(past.items).toEqual([]);
    expect(past.totalCount).toBeGreaterThan(100);
  });
});

describe('a price for members', () => {
  it('is shown with a token only, and is not cacheable then', async () => {
    const found = await items('/supplierproducts/catalog?priceKind=LoginToSee&pageSize=1');
    const path = `/supplierproducts/${found[0]?.id}/catalog`;
    const token = await catalogue.logIn('09121234567');
    expect(amountOf(await catalogue.get(path))).toBeUndefined();
    expect(amountOf(await catalogue.get(path, token))).toBeGreaterThan(0);
    const answer = await catalogue.app.request(`/api/v1${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('the base products of a category', () => {
  type Model = {
    id: string;
    category: { id: string };
    offersCount: number;
    minPriceRial?: number;
    productId?: string;
  };
  const modelsOf = async (query: string) =>
    (await catalogue.get(`/supplierproducts/catalog?pageSize=1${query}`)).baseProducts as Model[];

  it('are told when asked for, with the sum of their offers, a few of each category below', async () => {
    const [area] = await list('/categories/top-levels?categoryType=Product');
    expect(await modelsOf(`&categoryId=${area?.id}`)).toBeUndefined();
    const models = await modelsOf(`&categoryId=${area?.id}&baseProducts=true`);
    expect(models.length).toBeGreaterThan(0);
    expect(new Set(models.map(({ id }) => id)).size).toBe(models.length);
    for (const [, { length }] of Map.groupBy(models, ({ category }) => category.id)) {
      expect(length).toBeLessThanOrEqual(5);
    }
    for (const model of models.slice(0, 5)) {
      const { offers } = await catalogue.get(
        `/supplierproducts/byproduct?baseProductId=${model.id}&pageSize=100`,
      );
      const { items: found, totalCount } = offers as { items: Item[]; totalCount: number };
      const amounts = found.map(amountOf).filter((amount) => typeof amount === 'number');
      expect(model.offersCount).toBe(totalCount);
      expect(model.minPriceRial).toBe(amounts.length === 0 ? undefined : Math.min(...amounts));
      expect(model.productId).toBe(totalCount === 1 ? found[0]?.id : undefined);
    }
  });

  it('are none without a category', async () => {
    expect(await modelsOf('&baseProducts=true')).toEqual([]);
  });
});
