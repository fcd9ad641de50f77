// @vitest-environment jsdom
import {
  getGetActiveCategoryMockHandler as category,
  getListCategoryPropertiesMockHandler as properties,
} from '@bazaar/api/mocks/categories';
import {
  getListConversationMessagesMockHandler as messages,
  getListConversationsMockHandler as questions,
} from '@bazaar/api/mocks/conversations';
import { getListNotesByObjectMockHandler as notes } from '@bazaar/api/mocks/notes';
import { getListLastVisitsMockHandler as visits } from '@bazaar/api/mocks/page-visits';
import { getGetSupplierProductCatalogMockHandler as product } from '@bazaar/api/mocks/supplier-products';
import { getGetSupplierMockHandler as supplier } from '@bazaar/api/mocks/suppliers';
import { getListTradeRequestsBySupplierMockHandler as requests } from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import { getGetFavoriteByObjectMockHandler as favourite } from '@bazaar/api/mocks/user-favorites';
import type { OperationId } from '@bazaar/api/operations';
import type { FavouriteObject } from '@bazaar/domain/favourites/favourite';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { calledOperations, callFaults, tryRead } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { missingMessages } from '@/translations/missing';
import { objectTimelineTexts as texts } from '@/translations/object-timeline';
import * as known from './object-timeline.fixtures';
import { ObjectTimelinePanel } from './object-timeline-panel';

const faults = callFaults();
const [visit] = known.visits.items;
const ofCategory = {
  ...known.visits,
  items: [
    { ...visit, visits: [{ visitedAt: visit?.visitedAt ?? '', path: '/products/category/c-1/x?f=p-d:1~2' }] },
  ],
};
const backend = mockServer(
  faults.handler,
  notes(known.notes),
  favourite(known.favourite),
  visits(
    (info) =>
      (new URL(info.request.url).searchParams.get('type') === 'Category'
        ? ofCategory
        : known.visits) as typeof known.visits,
  ),
  questions({ ...known.nothing, items: [known.question], totalCount: 1 }),
  messages(known.messages),
  requests(known.requests),
  product(),
  supplier(),
  category(),
  properties(),
  units(),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  faults.mend();
  cleanup();
});

const open = (object: FavouriteObject = known.object) =>
  void render(<ObjectTimelinePanel object={object} onClose={() => undefined} />);
const missing = (part: keyof typeof texts.parts) => missingMessages.title(texts.parts[part]);
const inCategory = { objectType: 'Category', objectId: 'c-1' } as const;
const ofSupplier = { objectType: 'Supplier', objectId: 's-1' } as const;

/** Every read of the panel, the sentence that names what is missing without it, and the object it is made for. */
const reads: Partial<Record<OperationId, readonly [says: string, object?: FavouriteObject]>> = {
  getActiveCategory: [missing('record'), inCategory],
  getFavoriteByObject: [missing('favourite')],
  getSupplier: [missing('record'), ofSupplier],
  getSupplierProductCatalog: [missing('record')],
  listCategoryProperties: [missing('properties'), inCategory],
  listConversationMessages: [texts.messagesFailed],
  listConversations: [missing('questions')],
  listLastVisits: [missing('visits')],
  listNotesByObject: [missing('notes')],
  listTradeRequestsBySupplier: [missing('requests')],
  listUnitsOfMeasurement: [missing('units')],
};
const rows = Object.entries(reads) as [OperationId, readonly [string, FavouriteObject | undefined]][];

it('R-411 names every call of the timeline in this table', async () => {
  const called = new Set<string>();
  for (const object of [known.object, inCategory, ofSupplier]) {
    open(object);
    await screen.findByText(texts.favourite);
    await act(() => backend.settled());
    for (const operation of calledOperations(backend.requests)) called.add(operation);
    cleanup();
  }
  expect([...called].sort()).toEqual(rows.map(([operation]) => operation).sort());
});

it.each(rows)(
  'R-411 R-436 says what is missing without %s, keeps the rest and heals',
  (operation, [says, object]) =>
    tryRead({ faults, backend, operation, says, stands: texts.newNote, open: () => open(object) }),
);
