import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createSeed } from './create-seed';
import type { SeedProduct } from './seed-types';

const seed = createSeed({ products: 3000 });
const products = [...seed.products()];
const idsOf = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');

function productsOfSize(count: number, ids: readonly string[]): SeedProduct[] {
  return [...createSeed({ products: count }).products()].filter(({ id }) => ids.includes(id));
}

describe('determinism', () => {
  it('creates the same product for every size of the seed', () => {
    const ids = ['sp-1', 'sp-777', 'sp-2999'];
    expect(productsOfSize(10_000, ids).map(hashOf)).toEqual(productsOfSize(3000, ids).map(hashOf));
  });

  it('creates the same static rows and products every time', () => {
    const again = createSeed({ products: 3000 });
    expect(hashOf({ ...again, products: [...again.products()] })).toBe(hashOf({ ...seed, products }));
  });

  it('yields a smaller list when fewer products are wanted', () => {
    expect([...createSeed({ products: 12 }).products()].map(({ id }) => id)).toEqual(
      products.slice(0, 12).map(({ id }) => id),
    );
  });
});

describe('size', () => {
  it('has the promised numbers of rows', () => {
    expect(seed.categories.length).toBeGreaterThanOrEqual(150);
    expect(new Set(seed.categories.map(({ level }) => level))).toEqual(new Set([1, 2, 3, 4]));
    expect(seed.categories.filter(({ isRoot }) => isRoot)).toHaveLength(4);
    expect(products).toHaveLength(3000);
    expect(seed.suppliers.length).toBeGreaterThanOrEqual(150);
    expect(new Set(seed.suppliers.map(({ cityId }) => cityId)).size).toBeGreaterThanOrEqual(25);
    expect(seed.quantities.length).toBeGreaterThanOrEqual(20);
  });

  it('has at least 25 different property sets', () => {
    const sets = new Map<string, string[]>();
    for (const { categoryId, propertyId } of seed.categoryProperties) {
      sets.set(categoryId, [...(sets.get(categoryId) ?? []), propertyId]);
    }
    const leaves = seed.categories.filter(({ hasChildren }) => !hasChildren);
    expect(new Set(leaves.map(({ id }) => sets.get(id)?.join())).size).toBeGreaterThanOrEqual(25);
  });

  it('fills every leaf with at least five products, sold by at least two suppliers', () => {
    const leaves = seed.categories.filter(({ hasChildren }) => !hasChildren);
    const thin = leaves.filter(({ id }) => {
      const mine = products.filter(({ categoryId }) => categoryId === id);
      return mine.length < 5 || new Set(mine.map(({ supplierId }) => supplierId)).size < 2;
    });
    expect(thin).toEqual([]);
  });
});

describe('references', () => {
  it('names only categories, suppliers, units, cities and base products that exist', () => {
    const [categories, suppliers, tradeUnits, cities] = [
      seed.categories,
      seed.suppliers,
      seed.tradeUnits,
      seed.cities,
    ].map(idsOf);
    const baseProducts = idsOf([...seed.baseProducts()]);
    const leafIds = idsOf(seed.categories.filter(({ hasChildren }) => !hasChildren));
    const broken = products.filter(
      (product) =>
        !leafIds.has(product.categoryId) ||
        !suppliers?.has(product.supplierId) ||
        !tradeUnits?.has(product.unitOfMeasurementId) ||
        !baseProducts.has(product.baseProductId ?? '') ||
        product.saleCityIds.some((id) => !cities?.has(id)),
    );
    expect(broken).toEqual([]);
    expect(
      seed.categories.filter(({ parentId }) => parentId !== undefined && !categories?.has(parentId)),
    ).toEqual([]);
    expect(
      seed.suppliers.filter(
        ({ cityId, categoryIds }) => !cities?.has(cityId) || categoryIds.some((id) => !categories?.has(id)),
      ),
    ).toEqual([]);
    expect(seed.delegations.filter(({ supplierId }) => !suppliers?.has(supplierId))).toEqual([]);
  });

  it('uses each base product of its size, and no id or code twice', () => {
    const used = new Set(products.map(({ baseProductId }) => baseProductId));
    expect([...seed.baseProducts()].filter(({ id }) => !used.has(id))).toEqual([]);
    expect(new Set(products.map(({ code }) => code)).size).toBe(products.length);
    for (const rows of [
      seed.categories,
      seed.properties,
      seed.units,
      seed.suppliers,
      seed.delegations,
      seed.websiteMenus,
    ]) {
      expect(idsOf(rows).size).toBe(rows.length);
    }
  });

  it('never lets one supplier offer a base product twice', () => {
    const offers = products.map(({ baseProductId, supplierId }) => `${baseProductId} ${supplierId}`);
    expect(new Set(offers).size).toBe(offers.length);
    expect(new Set(products.map(({ baseProductId }) => baseProductId)).size).toBeLessThan(
      products.length * 0.6,
    );
  });

  it('keeps products of inactive suppliers out, and has some inactive and unconfirmed ones', () => {
    const inactive = idsOf(seed.suppliers.filter(({ isActive }) => !isActive));
    expect(inactive.size).toBeGreaterThan(0);
    expect(seed.suppliers.filter(({ isConfirmed }) => !isConfirmed).length).toBeGreaterThan(10);
    expect(products.filter(({ supplierId }) => inactive.has(supplierId))).toEqual([]);
  });

  it('creates distinct products at 10,000', () => {
    const names = [...createSeed({ products: 10_000 }).products()].map(
      ({ name, brand, supplierId }) => `${name}|${brand}|${supplierId}`,
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
