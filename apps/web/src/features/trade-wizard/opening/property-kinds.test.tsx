// @vitest-environment jsdom

import {
  getListCategoryPropertiesMockHandler as demanding,
  getListCategoryPropertiesMockHandlerDefault as failing,
} from '@bazaar/api/mocks/categories';
import {
  getGetSupplierProductCatalogMockHandler as offering,
  getGetSupplierProductCatalogResponseMock as productExample,
} from '@bazaar/api/mocks/supplier-products';
import {
  getCreateDirectOrderMockHandler as creating,
  getGetTradeRequestResponseMock as example,
  getGetTradeRequestMockHandler as returning,
  getUpdateDirectOrderMockHandler as updating,
} from '@bazaar/api/mocks/trade-requests';
import type { CategoryProperty, PropertyDataType, TradeRequest } from '@bazaar/api/model';
import type { LineInput, TradeDraft } from '@bazaar/domain/trade-drafts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { keepDraft } from '@/entities/request-basket/request-basket-store';
import type { DraftRecord } from '@/entities/trade-draft/draft-record';
import { SharedQueries } from '@/lib/data/shared-queries';
import { useTradeDraft } from '../use-trade-draft';
import { demandExample, line, offer, opened, openingBackend, storedDrafts } from './testing/opened-drafts';

const backend = openingBackend();
afterEach(cleanup);

const propertyOf = (dataType: PropertyDataType): CategoryProperty =>
  ({ ...demandExample, id: 'p', title: 'آب‌بند', dataType, isRequiredInRequest: true }) as CategoryProperty;
const ofKind = (dataType: PropertyDataType) => demanding([propertyOf(dataType)]);
const sealed = (...optionIds: string[]) => ({ propertyId: 'p', title: 'آب‌بند', optionIds });
const requestWith = (property: object): TradeRequest => {
  const request = example();
  const [first] = request.lines;
  const lines = [{ ...first, categoryId: 'c-1', requiredProperties: [property] }];
  return { ...request, id: 'tr-9', version: 3, allowedActions: ['Edit'], lines } as TradeRequest;
};

/** Writes on an opened draft and leaves the page, with which it is sent; returns the properties of each write. */
async function sentAfter(
  record: DraftRecord,
  edit: (draft: TradeDraft) => TradeDraft = (draft) => ({ ...draft, buyerNote: 'فوری' }),
) {
  const { result, unmount } = renderHook(() => useTradeDraft(record), { wrapper: SharedQueries });
  act(() => result.current.change(edit));
  unmount();
  await backend.settled();
  const bodies = backend.writes().map(({ body }) => body as { readonly lines: readonly LineInput[] });
  return bodies.map(({ lines }) => lines[0]?.requiredProperties);
}

it.each([
  ['Option', sealed('a', 'b'), { optionIds: ['a', 'b'] }],
  ['MultiOption', sealed('a'), { optionIds: ['a'] }],
  ['Text', { propertyId: 'p', title: 'شمارهٔ نقشه', text: '2026-01-02' }, { text: '2026-01-02' }],
] as const)(
  'R-361 sends a property of a stored request as the %s its category has',
  async (dataType, property, value) => {
    backend.use(ofKind(dataType), returning(requestWith(property)), updating(requestWith(property)));
    const { record } = await opened({ requestId: 'tr-9' });
    expect(await sentAfter(record)).toEqual([[{ dataType, propertyId: 'p', ...value }]]);
    const [stored] = await storedDrafts();
    expect(stored?.draft.lines[0]?.required[0]?.kind).toBe(dataType);
  },
);

it('R-361 sends two options of a filter as the one kind its category has', async () => {
  backend.use(ofKind('Option'), creating(), updating(example()));
  const required = [{ ...sealed('2rs', '2z'), optionTitles: ['2RS', '2Z'] }];
  keepDraft([
    line({ kind: 'specification', href: '/products/category/c-1?f=p:2rs,2z', categoryId: 'c-1', required }),
  ]);
  const { record } = await opened({ supplierId: 's-1' });
  const [created] = await sentAfter(record);
  expect(created).toEqual([{ dataType: 'Option', propertyId: 'p', optionIds: ['2rs', '2z'] }]);
});

it('R-361 sends the one value a product has of a property of several', async () => {
  backend.use(
    ofKind('MultiOption'),
    offering({ ...productExample(), properties: [sealed('aluminium')] }),
    ...[creating(), updating(example())],
  );
  keepDraft([offer('s-1')]);
  const { record } = await opened();
  const [created] = await sentAfter(record);
  expect(created).toEqual([{ dataType: 'MultiOption', propertyId: 'p', optionIds: ['aluminium'] }]);
});

it('R-361 asks others for the kinds an earlier request was written in', async () => {
  backend.use(ofKind('Option'), returning(requestWith(sealed('a', 'b'))), creating(), updating(example()));
  const { record } = await opened({ fromId: 'tr-9' });
  const suppliers = [{ supplierId: 's-2', name: 'البرز', clientRequestId: 'c-2' }];
  const [created] = await sentAfter(record, (draft) => ({ ...draft, suppliers }));
  expect(created).toEqual([{ dataType: 'Option', propertyId: 'p', optionIds: ['a', 'b'] }]);
});

it('R-361 sends what was written also where the kinds cannot be read', async () => {
  const request = requestWith(sealed('a'));
  backend.use(
    failing({ type: '', title: '', status: 500, code: 'server', traceId: 't' } as never),
    ...[returning(request), updating(request)],
  );
  const { record } = await opened({ requestId: 'tr-9' });
  expect(await sentAfter(record)).toEqual([[{ dataType: 'Option', propertyId: 'p', optionIds: ['a'] }]]);
});
