import { describe, expect, it } from 'vitest';
import { ListCategoryPropertiesQueryParams } from './generated/zod/categories/categories';
import { ListSupplierProductsQueryParams } from './generated/zod/supplier-products/supplier-products';

describe('the text of a query, read by a server', () => {
  it.each([
    ['true', true],
    ['false', false],
    [true, true],
    [false, false],
    [undefined, undefined],
  ])('boolean %j is %j', (text, expected) => {
    expect(ListCategoryPropertiesQueryParams.parse({ filterable: text }).filterable).toBe(expected);
  });

  it.each(['', '0', '1', 'yes', 'False'])('boolean %j is refused', (text) => {
    expect(ListCategoryPropertiesQueryParams.safeParse({ filterable: text }).success).toBe(false);
  });

  it('parses numbers and applies the defaults: five products of the first page', () => {
    expect(ListSupplierProductsQueryParams.parse({})).toEqual({ pageNumber: 1, pageSize: 5 });
    expect(ListSupplierProductsQueryParams.parse({ pageNumber: '3', pageSize: '100' })).toEqual({
      pageNumber: 3,
      pageSize: 100,
    });
  });

  it.each([
    { pageSize: '101' },
    { pageSize: '0' },
    { pageNumber: '1.5' },
    { sort: 'price' },
    { sort: 'property.' },
    { f: ['no-colon'] },
    { categoryType: 'Goods' },
    { priceKind: ['Free'] },
  ])('refuses %j', (query) => {
    expect(ListSupplierProductsQueryParams.safeParse(query).success).toBe(false);
  });

  it.each(['createdAt', '-amountRial', 'property.p-bore-diameter', '-property.p-1'])(
    'accepts sort %s',
    (sort) => {
      expect(ListSupplierProductsQueryParams.safeParse({ sort }).success).toBe(true);
    },
  );
});
