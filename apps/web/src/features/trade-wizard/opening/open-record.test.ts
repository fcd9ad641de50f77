// @vitest-environment jsdom

import { getListCategoryPropertiesMockHandler as demanding } from '@bazaar/api/mocks/categories';
import {
  getGetSupplierProductCatalogMockHandler as offering,
  getGetSupplierProductCatalogResponseMock as productExample,
} from '@bazaar/api/mocks/supplier-products';
import {
  getGetTradeRequestResponseMock as example,
  getGetTradeRequestMockHandler as returning,
} from '@bazaar/api/mocks/trade-requests';
import type { CategoryProperty, TradeRequest } from '@bazaar/api/model';
import type { RequestLine } from '@bazaar/domain/request-draft';
import { expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '@/entities/request-basket/request-basket-store';
import { draftRecords } from '@/entities/trade-draft/draft-records';
import { demandExample, line, offer, opened, openingBackend, storedDrafts } from './testing/opened-drafts';

const backend = openingBackend();

it.each([
  ['a product page', [offer('s-1')], ['s-1'], { offers: { 's-1': 'sp-s-1' }, quantity: '۱۰' }],
  [
    'several ticked offers of a base product, or a comparison',
    [offer('s-1'), offer('s-2')],
    ['s-1', 's-2'],
    { categoryId: 'c-1' },
  ],
  [
    'a list with filters, in the units they were written in',
    [
      line({
        ...{
          kind: 'specification',
          href: '/products/category/c-1?f=p:0.75~1.2@u-inch',
          categoryId: 'c-1',
          quantity: 1,
        },
        required: [
          {
            propertyId: 'p',
            title: 'قطر',
            value: 0.75,
            maxValue: 1.2,
            measurementUnitId: 'u-inch',
            unitDisplayText: 'in',
          },
        ],
      }),
    ],
    [],
    {
      quantity: '',
      required: [{ propertyId: 'p', min: '۰٫۷۵', max: '۱٫۲', unitId: 'u-inch', unitText: 'in' }],
    },
  ],
  [
    'a supplier’s page',
    [line({ kind: 'supplier', supplierId: 's-3', supplierName: 'پارس' })],
    ['s-3'],
    undefined,
  ],
])('begins from %s', async (_, collected, suppliers, first) => {
  keepDraft(collected as RequestLine[]);
  const { record } = await opened();
  expect(record.draft.suppliers.map(({ supplierId }) => supplierId)).toEqual(suppliers);
  if (first === undefined) expect(record.draft.lines).toEqual([]);
  else expect(record.draft.lines[0]).toMatchObject(first);
  expect(location.search).toContain(`draft=${record.draft.id}`);
  // The browser of this test stores nothing beyond the page: the basket stays for the next one.
  expect(readDraft()).toEqual(collected);
});

it('begins with a supplier of the address, once', async () => {
  const { record } = await opened({ supplierId: 's-1' });
  expect(record.draft.suppliers.map(({ supplierId }) => supplierId)).toEqual(['s-1']);
  const again = await opened({ draftId: record.draft.id });
  expect(again.record).toEqual(record);
});

it('stores nothing of an empty draft', async () => {
  await opened();
  expect(await storedDrafts()).toEqual([]);
  expect(location.search).toBe('?new=1');
});

it.each([
  ['a number as exactly that one', { value: 25 }, { min: '۲۵', max: '۲۵' }],
  ['a span as that span', { value: 10, maxValue: 20 }, { min: '۱۰', max: '۲۰' }],
  ['an upper bound as one', { maxValue: 120 }, { min: '', max: '۱۲۰' }],
])(
  'R-367 fills in what the category demands, as the page of the product states it: %s',
  async (_, value, bounds) => {
    const unit = { measurementUnitId: 'u-mm', unitDisplayText: 'mm' };
    const stated = { propertyId: 'p', title: 'قطر داخلی', ...value, ...unit };
    const other = { propertyId: 'q', title: 'رنگ', text: 'نقره‌ای' };
    backend.use(
      offering({ ...productExample(), properties: [stated, other] }),
      demanding([
        { ...demandExample, id: 'p', isRequiredInRequest: true },
        { ...demandExample, id: 'q', isRequiredInRequest: false },
      ] as CategoryProperty[]),
    );
    keepDraft([offer('s-1')]);
    const { record } = await opened();
    expect(record.draft.lines[0]?.required).toMatchObject([{ propertyId: 'p', ...bounds, unitId: 'u-mm' }]);
    expect(record.draft.lines[0]?.required).toHaveLength(1);
  },
);

it('R-390 opens no empty draft in place of one that could not be read', async () => {
  backend.use(returning({ ...example(), id: 'tr-9', allowedActions: ['Edit'] } as TradeRequest));
  const failing = vi.spyOn(draftRecords, 'all').mockRejectedValue(new Error('lost'));
  await expect(opened({ draftId: 'd-1' })).rejects.toThrow('lost');
  await expect(opened({ requestId: 'tr-9' })).rejects.toThrow('lost');
  // A new one needs none of them.
  expect((await opened({ supplierId: 's-1' })).record.draft.suppliers).toHaveLength(1);
  failing.mockRestore();
});
