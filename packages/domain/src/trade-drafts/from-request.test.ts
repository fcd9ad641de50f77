import { expect, it } from 'vitest';
import { draftFromRequest, toOrderContent } from '.';
import { complete } from './trade-drafts.fixtures';

it('R-366 is read back from the request of the catalogue under the same lines', () => {
  const draft = complete();
  const request = {
    id: 'tr-1',
    version: 3,
    clientRequestId: 'c-1',
    groupKey: 'g-1',
    supplier: { id: 's-1', name: 'پارس' },
    deliveryAddressId: 'da-1',
    documents: [],
    lines: [
      {
        id: 'trl-9',
        supplierProductId: 'sp-7',
        categoryId: 'c-ball',
        title: 'بلبرینگ',
        quantity: 200,
        unitOfMeasurementId: 'u-piece',
        priceQuantities: [500, 1000],
        targetPriceRial: 9_000_000,
        files: [],
        requiredProperties: [
          { propertyId: 'p-bore', title: 'قطر داخلی', value: 1, maxValue: 2, measurementUnitId: 'u-in' },
        ],
      },
    ],
  };
  const read = draftFromRequest(request, { known: draft, owner: 'u-1', nowMs: 5 });
  const [supplier] = read.suppliers;
  expect(supplier).toMatchObject({ requestId: 'tr-1', version: 3 });
  expect(read.lines[0]?.key).toBe('l-1');
  expect(toOrderContent(read, { supplierId: 's-1' })).toEqual(toOrderContent(draft, { supplierId: 's-1' }));
});
