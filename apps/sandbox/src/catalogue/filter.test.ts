import { EMPTY_FILTER, type SelectedCategoryProperty, toApiQuery } from '@bazaar/domain/catalogue-filter';
import { fromBase } from '@bazaar/domain/units';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSeed } from '../seed/create-seed';
import type { SeedProduct, SeedPropertyValue } from '../seed/seed-types';
import { type TestApp, testApp } from '../testing/test-app';
import { matchesFilter } from './testing/matches-filter';

const productCount = 400;
const runs = 220;
const seed = createSeed({ products: productCount });
const closed = new Set(seed.suppliers.filter(({ isActive }) => !isActive).map(({ id }) => id));
const products = [...seed.products()].filter(({ supplierId }) => !closed.has(supplierId));
const parents = new Map(seed.categories.map(({ id, parentId }) => [id, parentId]));
let catalogue: TestApp;

beforeAll(async () => {
  catalogue = await testApp(productCount);
});

afterAll(() => catalogue.services.database.close());

interface Search {
  categoryId: string | undefined;
  conditions: SelectedCategoryProperty[];
}

describe('the filter of the database', () => {
  it('R-049 R-054 finds exactly what the plain computation finds, in any unit', async () => {
    await fc.assert(fc.asyncProperty(searches(), comparesEqual), { numRuns: runs });
  });
});

async function comparesEqual({ categoryId, conditions }: Search): Promise<void> {
  const inCategory = products.filter((product) => isBelow(product.categoryId, categoryId));
  const expected = inCategory.filter((product) => matchesFilter(product.values, conditions, seed.units));
  const found = await search(categoryId, conditions);
  expect(found.ids.sort()).toEqual(expected.map(({ id }) => id).sort());
  expect(found.totalCount).toBe(expected.length);
  expect(found.supplierCount).toBe(new Set(expected.map(({ supplierId }) => supplierId)).size);
  for (const condition of conditions) {
    if (condition.kind !== 'options') continue;
    const others = conditions.filter((other) => other !== condition);
    const widened = inCategory.filter((product) => matchesFilter(product.values, others, seed.units));
    const facet = found.facets.find(({ propertyId }) => propertyId === condition.propertyId);
    expect(Object.fromEntries(facet?.options.map(({ id, count }) => [id, count]) ?? [])).toEqual(
      countOptions(widened, condition.propertyId),
    );
  }
}

interface Found {
  ids: string[];
  totalCount: number;
  supplierCount: number;
  facets: { propertyId: string; options: { id: string; count: number }[] }[];
}

/** Requests every page of the result, in the way the web app does. */
async function search(
  categoryId: string | undefined,
  properties: SelectedCategoryProperty[],
): Promise<Found> {
  const { f = [] } = toApiQuery({ ...EMPTY_FILTER, properties }, seed.units);
  const ids: string[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const query = new URLSearchParams({ pageNumber: String(pageNumber), pageSize: '100', sort: 'name' });
    if (categoryId !== undefined) query.set('categoryId', categoryId);
    for (const condition of f) query.append('f', condition);
    const page = await catalogue.get(`/supplierproducts/catalog?${query}`);
    ids.push(...(page.items as { id: string }[]).map(({ id }) => id));
    if (pageNumber * 100 >= Number(page.totalCount)) return { ...(page as unknown as Found), ids };
  }
}

/** Generates searches around existing values, so that ends of ranges are hit exactly as often as they are missed. */
function searches(): fc.Arbitrary<Search> {
  return fc.constantFrom(...products).chain((product) =>
    fc.record({
      categoryId: fc.constantFrom(undefined, product.categoryId, parents.get(product.categoryId)),
      conditions: fc
        .uniqueArray(fc.constantFrom(...product.values.filter(isFilterable)), {
          maxLength: 3,
          selector: ({ propertyId }) => propertyId,
        })
        .chain((values) => fc.tuple(...values.map(conditionAround))),
    }),
  );
}

function conditionAround(value: SeedPropertyValue): fc.Arbitrary<SelectedCategoryProperty> {
  const { propertyId } = value;
  if (value.bool !== undefined)
    return fc.boolean().map((isTrue) => ({ kind: 'boolean', propertyId, isTrue }));
  if (value.optionIds !== undefined) {
    const known = seed.properties.find(({ id }) => id === propertyId)?.options.map(({ id }) => id) ?? [];
    return fc
      .uniqueArray(fc.constantFrom(...known), { minLength: 1, maxLength: 3 })
      .map((optionIds) => ({ kind: 'options', propertyId, optionIds }));
  }
  return rangeAround(value);
}

function rangeAround({ propertyId, ...value }: SeedPropertyValue): fc.Arbitrary<SelectedCategoryProperty> {
  const base = value.baseValue ?? value.value ?? 0;
  const quantityId = seed.units.find(({ id }) => id === value.measurementUnitId)?.quantityId;
  const units = seed.units.filter((unit) => unit.quantityId === quantityId);
  const offset = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 0.6, noNaN: true }));
  return fc
    .record({
      unit: fc.constantFrom(undefined, ...units),
      below: offset,
      above: offset,
      open: fc.nat({ max: 4 }),
    })
    .map(({ unit, below, above, open }) => {
      const inUnit = (number: number) => (unit === undefined ? number : fromBase(number, unit));
      const [value, maxValue] = [
        inUnit(base - below * Math.abs(base)),
        inUnit(base + above * Math.abs(base)),
      ];
      return {
        kind: 'range',
        propertyId,
        ...(open === 1 ? {} : { value }),
        ...(open === 2 ? {} : { maxValue }),
        ...(unit === undefined ? {} : { measurementUnitId: unit.id }),
      };
    });
}

function isFilterable(value: SeedPropertyValue): boolean {
  return value.bool !== undefined || value.optionIds !== undefined || value.value !== undefined;
}

function isBelow(categoryId: string, ancestorId: string | undefined): boolean {
  for (let id: string | undefined = categoryId; id !== undefined; id = parents.get(id)) {
    if (id === ancestorId) return true;
  }
  return ancestorId === undefined;
}

function countOptions(found: readonly SeedProduct[], propertyId: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { values } of found) {
    for (const id of values.find((value) => value.propertyId === propertyId)?.optionIds ?? []) {
      counts[id] = (counts[id] ?? 0) + 1;
    }
  }
  return counts;
}
