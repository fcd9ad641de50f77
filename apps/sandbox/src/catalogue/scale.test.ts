import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countFacets } from '../seeding/count-contents';
import { type TestApp, testApp } from '../testing/test-app';
import { statementsOf, unboundedReads } from '../testing/watched-plans';
import { type CatalogueLimits, catalogueLimits } from './catalogue-limits';
import { planCatalogue } from './catalogue-plan';
import { type CatalogueParameters, toCatalogueQuery } from './catalogue-request';
import { readCategorySuppliers } from './category-suppliers';
import { readProductPage } from './product-page';
import { readFacets } from './read-facets';

const products = 900;
/** Limits so low that nine hundred products are a large catalogue. */
const narrowLimits: CatalogueLimits = { walk: 120, facets: 60, narrow: 300, rare: 80, deepWalk: 900 };
let catalogue: TestApp;

beforeAll(async () => {
  catalogue = await testApp(products);
});

afterAll(() => catalogue.services.database.close());

const group = 'c-valves-fittings';
const leaf = 'c-ball-valve';
const requested: CatalogueParameters[] = [
  {},
  { categoryType: 'Product' },
  { categoryType: 'IndustrialService' },
  { categoryId: group },
  { categoryId: leaf },
  { categoryId: 'c-products' },
  { supplierId: 's-12' },
  { term: 'ش' },
  { term: 'شی' },
  { term: 'شیر' },
  { term: 'شیر توپی' },
  { term: '6' },
  { term: 'bs-1001' },
  { term: 'qqq' },
  { term: 'شیر', categoryId: group },
  { categoryId: leaf, f: ['p-brand:o-brand-ksb'] },
  { categoryId: leaf, f: ['p-dn:20~100'] },
  { categoryId: leaf, f: ['p-dn:20~100'], saleCityIds: ['city-tehran'] },
  { categoryId: group, saleCityIds: ['city-tehran'], confirmedOnly: true },
  { f: ['p-weight:~1'] },
  { priceKind: ['Fixed'], kinds: ['Distributor'] },
];
const sorts = [
  undefined,
  'amountRial',
  '-amountRial',
  'name',
  '-createdAt',
  'visitCount',
  'property.p-dn',
  '-property.p-brand',
];

async function read(parameters: CatalogueParameters, limits: CatalogueLimits, sort?: string) {
  const { db } = catalogue.services.database;
  const plan = await planCatalogue(db, await toCatalogueQuery(db, parameters), limits);
  const found = await readFacets(db, plan, ['p-brand', 'p-dn']);
  const pages = [];
  for (let pageNumber = 1; pageNumber <= 3; pageNumber += 1) {
    const rows = await readProductPage(db, plan, {
      pageNumber,
      pageSize: 10,
      ...(sort === undefined ? {} : { sort }),
    });
    pages.push(...rows.map(({ summary }) => String(summary.id)));
  }
  return { found, ids: pages };
}

describe('a catalogue too large to be read at once', () => {
  it.each(requested)('returns real results and correct totals for %j', async (parameters) => {
    const exact = await read(parameters, catalogueLimits, 'name');
    const bounded = await read(parameters, narrowLimits, 'name');
    const all = await idsOf(parameters);
    expect(bounded.ids.every((id) => all.has(id))).toBe(true);
    expect(new Set(bounded.ids).size).toBe(bounded.ids.length);
    expect(bounded.ids.length).toBe(exact.ids.length);
    expect(exact.found.isTotalEstimated).toBeUndefined();
    expect(exact.found.totalCount).toBe(all.size);
    if (bounded.found.isTotalEstimated === undefined) expect(bounded.found.totalCount).toBe(all.size);
    else expect(bounded.found.totalCount).toBeGreaterThan(0);
  });

  it.each(sorts)('pages through a category and through all in the order %s', async (sort) => {
    for (const parameters of [{}, { categoryId: group }, { categoryId: leaf }]) {
      const exact = await read(parameters, catalogueLimits, sort);
      const bounded = await read(parameters, narrowLimits, sort);
      expect(bounded.ids).toEqual(exact.ids);
    }
  });

  // Pages of these are read in more than one way: walked as long as that fills them, then looked up.
  it.each([
    { term: 'شیر' },
    { term: 'ش' },
    { term: 'سه' },
    { term: 'ش', confirmedOnly: true },
    { confirmedOnly: true, priceKind: ['Fixed'] },
  ])('shows each result of %j once, to the last page', async (parameters: CatalogueParameters) => {
    const all = await idsOf(parameters);
    for (const sort of [undefined, 'amountRial', '-createdAt']) {
      const ids = await idsOfPages(parameters, narrowLimits, sort);
      expect([sort, ids.length]).toEqual([sort, all.size]);
      expect(new Set(ids)).toEqual(all);
    }
  });

  it('ends a list of more results than are looked up where the walk ends, and repeats none', async () => {
    const fewer = { ...narrowLimits, narrow: 70, deepWalk: 500 };
    for (const sort of [undefined, 'amountRial', '-createdAt']) {
      const ids = await idsOfPages({ term: 'ش' }, fewer, sort);
      expect(ids.length).toBeGreaterThan(fewer.narrow);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('keeps the facets of every category as they would be counted', async () => {
    const { db } = catalogue.services.database;
    const count = async (parameters: CatalogueParameters) =>
      readFacets(db, await planCatalogue(db, await toCatalogueQuery(db, parameters)), [
        'p-brand',
        'p-dn',
        'p-body-material',
      ]);
    const same: CatalogueParameters[] = [
      {},
      { categoryId: group },
      { categoryId: leaf },
      { categoryType: 'Product' },
    ];
    const counted = await Promise.all(same.map(count));
    await countFacets(catalogue.services.database);
    const stored = await Promise.all(same.map(count));
    await db.execute(sql`truncate category_facets`);
    for (const [index, facets] of stored.entries()) {
      expect(facets.totalCount).toBe(counted[index]?.totalCount);
      expect(facets.saleCities).toEqual(counted[index]?.saleCities);
    }
    expect(stored[2]).toEqual(counted[2]);
  });
});

describe('the plan of every public read', () => {
  const calls = [
    ...requested.map((parameters) => `/supplierproducts/catalog?${toAddress(parameters)}`),
    ...sorts.flatMap((sort) =>
      sort === undefined ? [] : [`/supplierproducts/catalog?categoryId=${group}&sort=${sort}`],
    ),
    ...['ش', 'شی', 'شیر', '6', 'شیرر', 'bs-100'].map(
      (term) => `/searches/suggestions?${toAddress({ term })}`,
    ),
    '/searches/suggestions?term=%D8%B4&categoryType=Product&full=true',
    '/supplierproducts/sp-1/catalog',
    '/supplierproducts/sp-1/related',
    `/supplierproducts/catalog?categoryId=${group}&baseProducts=true`,
    '/supplierproducts/byproduct?productId=sp-1',
    `/categories/${group}/suppliers-with-catalog`,
    `/categories/${group}/suppliers-with-catalog?cityIds=city-tehran`,
    '/categories/items-count',
    '/categories/menu?categoryTypes=Product',
    '/categories/top-levels',
    '/categories?term=%D8%B4%DB%8C%D8%B1',
    `/categories/${group}/children`,
    `/categories/${leaf}/properties`,
    `/suppliers?categoryId=${leaf}`,
    '/suppliers/s-1',
    '/merchantdelegations?supplierId=s-1',
  ];

  it.each(calls)('%s reads no large table whole', async (path) => {
    const { database } = catalogue.services;
    const statements = await statementsOf(database, () => catalogue.get(path));
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) expect(await unboundedReads(database, statement)).toEqual([]);
  });

  it('stays bounded where the catalogue is too large to be read at once', async () => {
    const { database } = catalogue.services;
    for (const parameters of requested) {
      const statements = await statementsOf(database, async () => {
        await read(parameters, narrowLimits);
        await read(parameters, narrowLimits, 'amountRial');
        const plan = await planCatalogue(
          database.db,
          await toCatalogueQuery(database.db, parameters),
          narrowLimits,
        );
        if (parameters.categoryId !== undefined) {
          await readCategorySuppliers(database.db, plan, { pageNumber: 1, pageSize: 10 });
        }
      });
      for (const statement of statements) expect(await unboundedReads(database, statement)).toEqual([]);
    }
  });

  it('is reported as unbounded when it is', async () => {
    const { database } = catalogue.services;
    expect(
      await unboundedReads(database, sql`select count(*) from products where name like '%x%'`),
    ).not.toEqual([]);
    expect(await unboundedReads(database, sql`select count(*) from products`)).not.toEqual([]);
  });
});

describe('a deep page', () => {
  it('is refused with the limit named', async () => {
    const answer = await catalogue.app.request(
      '/api/v1/supplierproducts/catalog?pageNumber=101&pageSize=100',
    );
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('ده هزار');
  });
});

/** Returns the results of all pages, one after the other, of a catalogue that is too large. */
async function idsOfPages(
  parameters: CatalogueParameters,
  limits: CatalogueLimits,
  sort: string | undefined,
): Promise<string[]> {
  const { db } = catalogue.services.database;
  const plan = await planCatalogue(db, await toCatalogueQuery(db, parameters), limits);
  const ids: string[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = { pageNumber, pageSize: 5, ...(sort === undefined ? {} : { sort }) };
    const rows = await readProductPage(db, plan, page);
    if (rows.length === 0) return ids;
    ids.push(...rows.map(({ summary }) => String(summary.id)));
  }
}

/** Returns every result, directly from the table. */
async function idsOf(parameters: CatalogueParameters): Promise<Set<string>> {
  const { db } = catalogue.services.database;
  const plan = await planCatalogue(db, await toCatalogueQuery(db, parameters), {
    ...catalogueLimits,
    walk: products,
    facets: 0,
  });
  const found = new Set<string>();
  for (let pageNumber = 1; pageNumber <= 9; pageNumber += 1) {
    const rows = await readProductPage(db, plan, { pageNumber, pageSize: 100, sort: '-visitCount' });
    for (const { summary } of rows) found.add(String(summary.id));
  }
  return found;
}

function toAddress(parameters: CatalogueParameters): string {
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((item) => [name, String(item)])),
  ).toString();
}
