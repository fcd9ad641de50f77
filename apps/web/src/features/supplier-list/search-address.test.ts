import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  countFacets,
  PLAIN_SEARCH,
  parseSupplierSearch,
  SUPPLIER_KINDS,
  SUPPLIER_SORTS,
  type SupplierSearchAddress,
  supplierSearchHref,
  withoutFacets,
} from './search-address';

const id = fc.stringMatching(/^[\w-]{1,20}$/);
const address: fc.Arbitrary<SupplierSearchAddress> = fc.record(
  {
    categoryType: fc.constantFrom('Product', 'IndustrialService'),
    categoryId: id,
    kinds: fc.subarray([...SUPPLIER_KINDS]),
    stateId: id,
    cityIds: fc.uniqueArray(id, { maxLength: 5 }),
    confirmedOnly: fc.boolean(),
    brand: fc.constantFrom('', 'SKF', 'نوردلاک آلمان'),
    sort: fc.constantFrom(...SUPPLIER_SORTS),
    pageNumber: fc.integer({ min: 1, max: 400 }),
    isExact: fc.boolean(),
  },
  { requiredKeys: ['kinds', 'cityIds', 'confirmedOnly', 'brand', 'sort', 'pageNumber', 'isExact'] },
);

const reread = (href: string) => {
  const { searchParams } = new URL(href, 'http://x');
  const keys = [...new Set(searchParams.keys())];
  return parseSupplierSearch(Object.fromEntries(keys.map((key) => [key, searchParams.getAll(key)])));
};

it('reads a written address back unchanged', () => {
  fc.assert(
    fc.property(address, (given) => {
      expect(reread(supplierSearchHref('/s', given))).toEqual(given);
    }),
  );
});

it('has no query without a selection, and falls back for invalid parts', () => {
  expect(supplierSearchHref('/s', PLAIN_SEARCH)).toBe('/s');
  const nonsense = {
    kinds: ['Pirate'],
    cityIds: 'a b',
    categoryType: 'Any',
    pageNumber: '-1',
    sort: 'x',
  };
  expect(parseSupplierSearch(nonsense)).toEqual(PLAIN_SEARCH);
  expect(parseSupplierSearch({ pageNumber: '۲' }).pageNumber).toBe(2);
});

it('counts active filters, and removes them all', () => {
  fc.assert(
    fc.property(address, (given) => {
      expect(countFacets(withoutFacets(given))).toBe(0);
    }),
  );
  const { kinds, ...rest } = PLAIN_SEARCH;
  expect(countFacets({ ...rest, kinds: ['Importer'], categoryType: 'Product', cityIds: ['a', 'b'] })).toBe(4);
  expect(kinds).toEqual([]);
});
