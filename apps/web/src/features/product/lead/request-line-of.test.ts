import { expect, it } from 'vitest';
import { shownProduct } from '@/features/product/product.fixtures';
import { requestLineOf } from './request-line-of';

const tradeUnits = [{ id: 'tu-piece', title: 'عدد', symbol: 'عدد', isDiscrete: true }];

it('R-164 carries the product with its supplier, with the smallest order as quantity', () => {
  expect(requestLineOf({ product: shownProduct, tradeUnits })).toMatchObject({
    key: shownProduct.id,
    kind: 'product',
    supplierName: shownProduct.supplier.name,
    quantity: shownProduct.moq,
    conditions: [],
  });
});

it('R-164 carries only the specification of an unavailable product', () => {
  const line = requestLineOf({ product: { ...shownProduct, isAvailable: false }, tradeUnits });
  expect(line).toMatchObject({ key: shownProduct.id, kind: 'specification' });
  expect(line).not.toHaveProperty('supplierName');
  expect(line.conditions).toHaveLength(shownProduct.keyProperties.length);
  expect(line.conditions[0]?.value).toMatch(/mm/);
});
