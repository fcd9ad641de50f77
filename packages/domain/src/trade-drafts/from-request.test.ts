import { expect, it } from 'vitest';
import { draftFromRequest, newDraft, newLine, toOrderContent } from '.';
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

it('R-366 knows a line whose id was lost with a response, also in the spelling of the service, and a second one of the same name as another', () => {
  const line = { id: '', categoryId: 'c-1', title: 'بلبرینگ 6205', files: [], requiredProperties: [] };
  const known = {
    ...newDraft('d', 'g', 'u', 0),
    lines: ['a', 'b'].map((key) => newLine(key, { title: ' بلبرینگ  ۶۲۰۵', categoryId: 'c-1' })),
  };
  const request = {
    id: 'tr-1',
    version: 1,
    clientRequestId: 'c',
    supplier: { id: 's-1', name: 'پارس' },
    lines: ['x', 'y', 'z'].map((id) => ({ ...line, id })),
    documents: [],
  };
  const { lines } = draftFromRequest(request, { known, owner: 'u', nowMs: 0 });
  expect(lines.map(({ key, ids }) => [key, ids['s-1']])).toEqual([
    ['a', 'x'],
    ['b', 'y'],
    ['z', 'z'],
  ]);
});
