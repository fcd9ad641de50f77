import { describe, expect, it } from 'vitest';
import { createSeed } from '../create-seed';

const seed = createSeed({ products: 3000 });
const products = [...seed.products()];
const properties = new Map(seed.properties.map((property) => [property.id, property]));
const units = new Map(seed.units.map((unit) => [unit.id, unit]));
const uses = new Map(seed.categoryProperties.map((use) => [`${use.categoryId} ${use.propertyId}`, use]));
const rows = products.flatMap((product) => product.values.map((value) => ({ product, value })));

describe('property values', () => {
  it('are finite and within the bounds of their property', () => {
    const broken = rows.filter(({ value }) => {
      const { minValue = -Infinity, maxValue = Infinity } = properties.get(value.propertyId)!;
      return [value.value, value.maxValue].some(
        (number) =>
          number !== undefined && !(Number.isFinite(number) && number >= minValue && number <= maxValue),
      );
    });
    expect(broken.map(({ product, value }) => [product.id, value])).toEqual([]);
  });

  it('carry base values of value × factor + offset', () => {
    const numbers = rows.filter(({ value }) => value.value !== undefined);
    expect(numbers.length).toBeGreaterThan(15_000);
    for (const { value } of numbers) {
      const { factor, offset } = units.get(value.measurementUnitId ?? '') ?? { factor: 1, offset: 0 };
      expect(value.baseValue).toBeCloseTo(value.value! * factor + offset, 6);
      if (value.maxValue !== undefined) {
        expect(value.maxValue).toBeGreaterThanOrEqual(value.value!);
        expect(value.baseMaxValue).toBeCloseTo(value.maxValue * factor + offset, 6);
      }
    }
  });

  it('use the default unit of their property and options which their category offers', () => {
    for (const { product, value } of rows) {
      const use = uses.get(`${product.categoryId} ${value.propertyId}`);
      expect(use, `${product.categoryId} ${value.propertyId}`).toBeDefined();
      expect(value.measurementUnitId).toBe(properties.get(value.propertyId)?.defaultMeasurementUnitId);
      for (const id of value.optionIds ?? []) expect(use!.optionIds).toContain(id);
    }
  });

  it('include key properties in every leaf, and a filterable brand wherever products have one', () => {
    const leaves = seed.categories.filter(({ hasChildren }) => !hasChildren);
    for (const { id } of leaves) {
      const own = seed.categoryProperties.filter(({ categoryId }) => categoryId === id);
      expect(own.filter(({ isKey }) => isKey).length, id).toBeGreaterThanOrEqual(2);
      expect(
        own.some(({ isFilterable }) => isFilterable),
        id,
      ).toBe(true);
    }
    const branded = products.filter(({ brand }) => brand !== undefined);
    expect(branded.every(({ values }) => values.some(({ propertyId }) => propertyId === 'p-brand'))).toBe(
      true,
    );
    expect(
      products.filter(({ categoryType, brand }) => categoryType === 'Product' && brand === undefined),
    ).toEqual([]);
  });
});

describe('units', () => {
  it('have one base unit of factor 1 per quantity, known by the quantity', () => {
    for (const quantity of seed.quantities) {
      const bases = seed.units.filter(({ quantityId, isBase }) => quantityId === quantity.id && isBase);
      expect(bases.map(({ id, factor, offset }) => [id, factor, offset])).toEqual([
        [quantity.baseUnitId, 1, 0],
      ]);
    }
  });

  it.each([
    ['u-inch', 1, 25.4],
    ['u-psi', 100, 6.894757],
    ['u-hp', 10, 7.456999],
    ['u-f', 212, 100],
    ['u-k', 273.15, 0],
    ['u-lbf', 1000, 4.448222],
    ['u-lbfft', 1, 1.355818],
    ['u-gpm', 100, 22.712471],
    ['u-lb', 1, 0.453592],
    ['u-mpa', 1, 10],
  ])('converts %s: %d is %d in the base unit', (id, value, base) => {
    const { factor, offset } = units.get(id)!;
    expect(value * factor + offset).toBeCloseTo(base, 5);
  });
});

describe('figures which belong together', () => {
  const numberOf = (id: string, key: string) =>
    products.find((product) => product.id === id)!.values.find(({ propertyId }) => propertyId === `p-${key}`)
      ?.value;

  it('have d < D for bearings, and weights of pipes as their walls say', () => {
    const bearings = products.filter(({ categoryId }) => categoryId === 'c-deep-groove-ball-bearing');
    for (const { id } of bearings)
      expect(numberOf(id, 'bore')!).toBeLessThan(numberOf(id, 'outer-diameter')!);
    for (const { id } of products.filter(({ categoryId }) => categoryId === 'c-seamless-pipe')) {
      const [outer, wall, mass] = ['outer-diameter', 'thickness', 'linear-mass'].map(
        (key) => numberOf(id, key)!,
      );
      expect(mass).toBeCloseTo((outer! - wall!) * wall! * 0.02466, 2);
    }
  });

  it('give a pump a motor strong enough for its flow and head', () => {
    const pumps = products.filter(({ categoryId }) => categoryId === 'c-end-suction-pump');
    expect(pumps.length).toBeGreaterThan(20);
    for (const { id } of pumps) {
      const [flow, head, power, efficiency] = ['flow', 'head', 'power', 'efficiency'].map(
        (key) => numberOf(id, key)!,
      );
      expect(power).toBeGreaterThan((flow! * head! * 9.81) / 3600 / (efficiency! / 100));
    }
  });
});
