// @vitest-environment jsdom

import {
  getListCategoryPropertiesMockHandler as demanding,
  getListCategoryPropertiesResponseMock as demandsExample,
} from '@bazaar/api/mocks/categories';
import {
  getGetSupplierProductCatalogMockHandler as offering,
  getGetSupplierProductCatalogResponseMock as productExample,
} from '@bazaar/api/mocks/supplier-products';
import { getGetSupplierMockHandler as supplier } from '@bazaar/api/mocks/suppliers';
import {
  getGetTradeRequestResponseMock as example,
  getGetTradeRequestMockHandlerDefault as failing,
  getGetTradeRequestMockHandler as returning,
} from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import type { CategoryProperty, TradeRequest } from '@bazaar/api/model';
import type { RequestLine } from '@bazaar/domain/request-draft';
import { beforeEach, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from '@/entities/request-basket/request-basket-store';
import { draftRecords, listDrafts } from '@/entities/trade-draft/draft-records';
import { mockServer } from '@/testing/mock-server';
import { tradeUnits } from '@/testing/unit-fixtures';
import { openRecord } from './open-record';

const backend = mockServer(units(tradeUnits), supplier(), offering(), demanding([]));
const [demandExample] = demandsExample();
const OWNER = 'u-1';
const line = (part: Partial<RequestLine>): RequestLine => ({
  key: 'k',
  kind: 'product',
  title: 'بلبرینگ',
  href: '/products/sp-1',
  quantity: 10,
  conditions: [],
  ...part,
});
const offer = (supplierId: string) =>
  line({
    key: `sp-${supplierId}`,
    href: `/products/sp-${supplierId}`,
    ...{ supplierId, supplierName: `تأمین ${supplierId}`, productId: `sp-${supplierId}`, categoryId: 'c-1' },
  });
const opened = async (start: Parameters<typeof openRecord>[0] = {}) => {
  const draft = await openRecord(start, OWNER);
  if (draft === undefined) throw new Error('the request is closed');
  return draft;
};

beforeEach(async () => {
  for (const { draft } of await listDrafts(OWNER)) await draftRecords.remove(draft.id);
  keepDraft([]);
  history.replaceState(null, '', '/profile/directorder?new=1');
});

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

it('asks others the same as an earlier request, and leaves the basket alone', async () => {
  keepDraft([offer('s-1')]);
  backend.use(returning({ ...example(), groupKey: 'g-7' } as TradeRequest));
  const { record } = await opened({ fromId: 'tr-1' });
  expect(record.draft).toMatchObject({ groupKey: 'g-7', suppliers: [], documents: [] });
  expect(record.draft.lines.map(({ title }) => title)).toEqual(example().lines.map(({ title }) => title));
  expect(record.draft.lines.every(({ ids, offers }) => Object.keys({ ...ids, ...offers }).length === 0)).toBe(
    true,
  );
  expect(readDraft()).toHaveLength(1);
});

it('stores nothing of an empty draft', async () => {
  await opened();
  expect(await listDrafts(OWNER)).toEqual([]);
  expect(location.search).toBe('?new=1');
});

it('R-396 opens a request with what the reviewer asks for at its fields, and with what this device has not sent yet', async () => {
  const request = {
    ...example(),
    ...{ id: 'tr-9', allowedActions: ['Edit'], status: 'NeedsCorrection' },
    correction: {
      reason: 'شماره را بردارید.',
      requestedAt: '',
      errors: { 'lines[0].note': ['شمارهٔ تماس را بردارید.'] },
    },
  } as unknown as TradeRequest;
  backend.use(returning(request));
  const { record, correction } = await opened({ requestId: 'tr-9' });
  const [first] = record.draft.lines;
  expect(correction).toEqual({
    reason: 'شماره را بردارید.',
    errors: { [`lines.${first?.key}.note`]: 'شمارهٔ تماس را بردارید.' },
  });
  await draftRecords.put(record.draft.id, {
    ...record,
    revision: 1,
    draft: { ...record.draft, buyerNote: 'نوشته' },
  });
  backend.use(returning({ ...request, version: 50, neededBy: '2027-01-02' } as TradeRequest));
  const { record: later } = await opened({ requestId: 'tr-9' });
  expect(later.draft).toMatchObject({ buyerNote: 'نوشته', neededBy: '2027-01-02' });
  expect(later.draft.suppliers[0]?.version).toBe(50);
});

it('R-396 opens what this device has where the request cannot be read', async () => {
  backend.use(returning({ ...example(), id: 'tr-9', allowedActions: ['Edit'] } as TradeRequest));
  const { record } = await opened({ requestId: 'tr-9' });
  await draftRecords.put(record.draft.id, { ...record, revision: 1 });
  backend.use(failing({ type: '', title: '', status: 500, code: 'server', traceId: 't' } as never));
  expect((await opened({ requestId: 'tr-9' })).record.draft).toEqual(record.draft);
  await expect(opened({ requestId: 'tr-10' })).rejects.toMatchObject({ status: 500 });
});

it('R-390 opens no empty draft in place of one that could not be read', async () => {
  backend.use(returning({ ...example(), id: 'tr-9', allowedActions: ['Edit'] } as TradeRequest));
  const failing = vi.spyOn(draftRecords, 'all').mockRejectedValue(new Error('lost'));
  await expect(opened({ draftId: 'd-1' })).rejects.toThrow('lost');
  await expect(opened({ requestId: 'tr-9' })).rejects.toThrow('lost');
  // A new one needs none of them.
  expect((await opened({ supplierId: 's-1' })).record.draft.suppliers).toHaveLength(1);
  failing.mockRestore();
});

it('R-390 keeps what another tab types while what was collected is read into the draft', async () => {
  const { record } = await opened({ supplierId: 's-1' });
  keepDraft([offer('s-2')]);
  const opening = opened({ draftId: record.draft.id });
  const typed = { ...record, revision: record.revision + 1, draft: { ...record.draft, buyerNote: 'نوشته' } };
  await draftRecords.put(record.draft.id, typed);
  const { record: later } = await opening;
  expect(later.draft.buyerNote).toBe('نوشته');
  expect(later.draft.lines).toHaveLength(1);
  expect(later.revision).toBe(typed.revision + 1);
  expect(await draftRecords.get(record.draft.id)).toEqual(later);
});

it('R-396 stores what it has merged, with what another tab types meanwhile', async () => {
  const request = { ...example(), id: 'tr-9', allowedActions: ['Edit'] } as TradeRequest;
  backend.use(returning(request));
  const { record } = await opened({ requestId: 'tr-9' });
  const mine = { ...record, revision: 1, draft: { ...record.draft, buyerNote: 'من' } };
  await draftRecords.put(record.draft.id, mine);
  backend.use(returning({ ...request, version: request.version + 1, buyerNote: 'دیگری' } as TradeRequest));
  const opening = opened({ requestId: 'tr-9' });
  await draftRecords.put(record.draft.id, {
    ...mine,
    revision: 2,
    draft: { ...mine.draft, buyerReference: 'تب دیگر' },
  });
  const { record: later } = await opening;
  expect(later.draft).toMatchObject({ buyerNote: 'من', buyerReference: 'تب دیگر' });
  expect(later.conflicts).toMatchObject([{ theirs: { buyerNote: 'دیگری' } }]);
  expect(await draftRecords.get(record.draft.id)).toEqual(later);
});

it('R-390 takes no older answer of the service for a change', async () => {
  const request = { ...example(), id: 'tr-9', allowedActions: ['Edit'], buyerNote: 'تازه' } as TradeRequest;
  backend.use(returning(request));
  const { record } = await opened({ requestId: 'tr-9' });
  await draftRecords.put(record.draft.id, { ...record, revision: 1 });
  backend.use(returning({ ...request, version: request.version - 1, buyerNote: 'کهنه' } as TradeRequest));
  expect((await opened({ requestId: 'tr-9' })).record.draft.buyerNote).toBe('تازه');
});

/** A browser that stores; `then` happens before the page knows. */
const storing = (then = () => {}) => {
  const { update } = draftRecords;
  vi.spyOn(draftRecords, 'update').mockImplementation(async (...write) => {
    await update(...write);
    then();
    return true;
  });
};

it('takes out of the basket what is in the draft, and nothing that was collected meanwhile', async () => {
  storing(() => keepDraft([offer('s-1'), offer('s-2')]));
  keepDraft([offer('s-1')]);
  await opened();
  expect(readDraft()).toEqual([offer('s-2')]);
});

it('leaves the basket alone where a draft begins from an earlier request', async () => {
  storing();
  keepDraft([offer('s-1')]);
  backend.use(returning(example()));
  await opened({ fromId: 'tr-1' });
  expect(readDraft()).toEqual([offer('s-1')]);
});

it('fills in what the category demands, as the page of the product states it', async () => {
  const stated = {
    propertyId: 'p',
    title: 'قطر داخلی',
    value: 25,
    measurementUnitId: 'u-mm',
    unitDisplayText: 'mm',
  };
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
  expect(record.draft.lines[0]?.required).toMatchObject([{ propertyId: 'p', min: '۲۵', unitId: 'u-mm' }]);
});

it('does not open a request that can no longer be edited', async () => {
  backend.use(returning({ ...example(), allowedActions: ['Withdraw'] } as TradeRequest));
  expect(await openRecord({ requestId: 'tr-1' }, OWNER)).toBeUndefined();
});
