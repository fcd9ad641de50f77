import { expect, it } from 'vitest';
import { product } from '@/testing/record-fixtures';
import { tradeUnits } from '@/testing/unit-fixtures';
import { toRequestLine } from './request-basket-line';

it('R-164 carries the product with its supplier, with the smallest order as quantity', () => {
  expect(toRequestLine(product, tradeUnits)).toMatchObject({
    key: product.id,
    kind: 'product',
    supplierName: product.supplier.name,
    quantity: product.moq,
    unit: 'عدد',
    conditions: [],
  });
});

it('R-164 carries only the specification of an unavailable product', () => {
  const line = toRequestLine({ ...product, isAvailable: false }, tradeUnits);
  expect(line).toMatchObject({ key: product.id, kind: 'specification', categoryId: product.categoryId });
  for (const name of ['supplierId', 'supplierName', 'productId']) expect(line).not.toHaveProperty(name);
  expect(line.conditions).toHaveLength(product.keyProperties.length);
  expect(line.conditions[0]).toEqual({ title: 'قطر داخلی', value: '۲۵ mm' });
});
