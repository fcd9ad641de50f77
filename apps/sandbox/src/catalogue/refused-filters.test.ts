import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../testing/test-app';

const bearings = 'categoryId=c-deep-groove-ball-bearing';
let catalogue: TestApp;

beforeAll(async () => {
  catalogue = await testApp(60);
});

afterAll(() => catalogue.services.database.close());

it.each([
  ['f[0]', 'f=p-nothing:1~2'],
  ['f[0]', `${bearings}&f=p-dn:1~2`],
  ['f[1]', 'f=p-bore:1~2&f=p-bearing-seal:o-nothing'],
  ['f[0]', 'f=p-bore:1~2@u-kg'],
  ['f[0]', 'f=p-bore:2~1@u-mm'],
  ['f[0]', 'f=p-bore:20'],
  ['f[0]', 'f=p-bore:~'],
  ['f[0]', 'f=p-bore:20~30@'],
  ['f[0]', 'f=p-bore'],
  ['f[0]', 'f=p-bore:1e999~'],
  ['f[1]', 'f=p-bore:1~2&f=p-bore:2~3'],
  ['categoryId', 'categoryId=c-nothing&f=p-bore:1~2'],
])('R-601 names %s for %s', async (field, query) => {
  const answer = await catalogue.app.request(`/api/v1/supplierproducts/catalog?${query}`);
  expect(answer.status).toBe(400);
  const problem = (await answer.json()) as { code: string; errors: Record<string, string[]> };
  expect(problem.code).toBe('bad-request');
  expect(Object.keys(problem.errors)).toEqual([field]);
});

it.each([
  ['properties[0].propertyId', { propertyId: 'p-dn', value: 1 }],
  ['properties[0].measurementUnitId', { propertyId: 'p-bore', value: 1, measurementUnitId: 'u-kg' }],
  ['properties[0].value', { propertyId: 'p-bore', value: 2, maxValue: 1 }],
  ['properties[0].optionIds', { propertyId: 'p-bearing-seal', optionIds: ['o-nothing'] }],
])('R-601 names %s in the search of suppliers', async (field, property) => {
  const path = '/categories/c-deep-groove-ball-bearing/suppliers';
  const answer = await catalogue.post(path, { properties: [property] });
  expect(answer.status).toBe(422);
  expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual([field]);
});

it('R-602 finds the same in any unit, also below a category', async () => {
  const ids = async (f: string, categoryId = 'c-ball-bearings') => {
    const page = await catalogue.get(`/supplierproducts/catalog?categoryId=${categoryId}&pageSize=50&f=${f}`);
    return (page.items as { id: string }[]).map(({ id }) => id).sort();
  };
  const found = await ids('p-bore:12~25.4');
  expect(found).not.toEqual([]);
  expect(await ids('p-bore:1.2~2.54@u-cm')).toEqual(found);
  expect(await ids('p-bore:0.012~0.0254@u-m')).toEqual(found);
  expect(await ids(`p-bore:${12 / 25.4}~1@u-inch`)).toEqual(found);
  // The seals are a property of the deep groove bearings below.
  expect(await ids('p-bearing-seal:o-bearing-seal-open')).not.toEqual([]);
});

it('R-602 finds the same suppliers in any unit', async () => {
  const found = async (property: object) => {
    const body = { properties: [{ propertyId: 'p-bore', ...property }], pageSize: 50 };
    const answer = await catalogue.post('/categories/c-ball-bearings/suppliers', body);
    return ((await answer.json()) as { items: { id: string }[] }).items.map(({ id }) => id);
  };
  const inBase = await found({ value: 12, maxValue: 25.4 });
  expect(inBase).not.toEqual([]);
  expect(await found({ value: 1.2, maxValue: 2.54, measurementUnitId: 'u-cm' })).toEqual(inBase);
});
