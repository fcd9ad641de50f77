import { expect, it } from 'vitest';
import { draftForOthers } from '.';

it('R-393 asks others the same: lines and terms, without what belongs to the first supplier', () => {
  const request = {
    id: 'tr-1',
    version: 4,
    clientRequestId: 'c',
    groupKey: 'g-1',
    supplier: { id: 's-1', name: 'پارس' },
    deliveryCityId: 'city-tehran',
    documents: [{ typeId: 't', file: { id: 'f', name: 'a.pdf' } }],
    lines: [
      {
        id: 'trl-1',
        supplierProductId: 'sp-1',
        baseProductId: 'bp-1',
        categoryId: 'c-1',
        title: 'بلبرینگ',
        quantity: 20,
        files: [],
        requiredProperties: [{ propertyId: 'p', title: 'قطر', value: 0.75, measurementUnitId: 'u-inch' }],
      },
    ],
  };
  let count = 0;
  const newId = () => `n-${++count}`;
  const draft = draftForOthers(request, { id: 'd', owner: 'u', nowMs: 1, newId });
  expect(draft).toMatchObject({
    id: 'd',
    groupKey: 'g-1',
    suppliers: [],
    documents: [],
    deliveryCityId: 'city-tehran',
  });
  expect(draft.lines).toMatchObject([
    { key: 'n-1', title: 'بلبرینگ', quantity: '۲۰', baseProductId: 'bp-1', offers: {}, ids: {} },
  ]);
  expect(draft.lines[0]?.required).toMatchObject([{ min: '۰٫۷۵', unitId: 'u-inch' }]);
  expect(
    draftForOthers({ ...request, groupKey: undefined } as never, { id: 'd', owner: 'u', nowMs: 1, newId })
      .groupKey,
  ).toMatch(/^n-/);
});
