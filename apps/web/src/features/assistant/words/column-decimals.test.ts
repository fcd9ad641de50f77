import type { PropertyValue } from '@bazaar/api/model';
import { expect, it } from 'vitest';
import { columnDecimals } from './column-decimals';

const product = (value: number, measurementUnitId = 'u-mm', maxValue?: number) => ({
  keyProperties: [
    {
      propertyId: 'p-bore',
      title: 'قطر داخلی',
      dataType: 'Number',
      measurementUnitId,
      value,
      maxValue,
    } as PropertyValue,
  ],
});

it.each([
  ['whole numbers', [product(25), product(30)], 0],
  ['the finest value', [product(25), product(12.7), product(9.525)], 3],
  ['both ends of a range', [product(25, 'u-mm', 30.5)], 1],
  ['several units', [product(25), product(0.5, 'u-inch')], undefined],
  ['no value', [{ keyProperties: [] }], 0],
])('a column of %s', (_, products, decimals) => {
  expect(columnDecimals(products, 'p-bore')).toBe(decimals);
});
