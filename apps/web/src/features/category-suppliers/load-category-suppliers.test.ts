import { EMPTY_FILTER, parseFilter } from '@bazaar/domain/catalogue-filter';
import { expect, it, vi } from 'vitest';
import { lengthUnits } from '@/testing/unit-fixtures';

vi.mock('server-only', () => ({}));
const { toCategorySuppliersQuery } = await import('./load-category-suppliers');

it('sends in base units what the address has in inches', () => {
  const { filter } = parseFilter(
    new URLSearchParams('f=p-thickness:0.5~2@u-inch&f=p-grade:o-1,o-2&f=p-cut:true'),
  );
  expect(toCategorySuppliersQuery(filter, lengthUnits).properties).toEqual([
    { propertyId: 'p-thickness', value: 12.7, maxValue: 50.8 },
    { propertyId: 'p-grade', optionIds: ['o-1', 'o-2'] },
    { propertyId: 'p-cut', bool: true },
  ]);
});

it('keeps an open end open, and omits conditions that narrow nothing', () => {
  const { filter } = parseFilter(new URLSearchParams('f=p-thickness:2~@u-mm'));
  expect(toCategorySuppliersQuery(filter, lengthUnits).properties).toEqual([
    { propertyId: 'p-thickness', value: 2 },
  ]);
  expect(toCategorySuppliersQuery(EMPTY_FILTER, [])).toEqual({ properties: [], pageNumber: 1, pageSize: 10 });
});
