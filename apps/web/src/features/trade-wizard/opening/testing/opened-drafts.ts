import {
  getListCategoryPropertiesMockHandler as demanding,
  getListCategoryPropertiesResponseMock as demandsExample,
} from '@bazaar/api/mocks/categories';
import { getGetSupplierProductCatalogMockHandler as offering } from '@bazaar/api/mocks/supplier-products';
import { getGetSupplierMockHandler as supplier } from '@bazaar/api/mocks/suppliers';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import type { RequestLine } from '@bazaar/domain/request-draft';
import { beforeEach, vi } from 'vitest';
import { keepDraft } from '@/entities/request-basket/request-basket-store';
import { draftRecords, listDrafts } from '@/entities/trade-draft/draft-records';
import { type MockServer, mockServer } from '@/testing/mock-server';
import { tradeUnits } from '@/testing/unit-fixtures';
import { type OpenedDraft, openRecord, type WizardStart } from '../open-record';

const OWNER = 'u-1';
export const [demandExample] = demandsExample();

/** Starts a backend that knows the goods, for the tests of a file; each begins with no draft and an empty basket. */
export function openingBackend(): MockServer {
  beforeEach(async () => {
    for (const { draft } of await listDrafts(OWNER)) await draftRecords.remove(draft.id);
    keepDraft([]);
    history.replaceState(null, '', '/profile/directorder?new=1');
  });
  return mockServer(units(tradeUnits), supplier(), offering(), demanding([]));
}

export const openStart = (start: WizardStart = {}) => openRecord(start, OWNER);

export const storedDrafts = () => listDrafts(OWNER);

/** Opens a draft that can be written on. */
export async function opened(start: WizardStart = {}): Promise<OpenedDraft> {
  const draft = await openStart(start);
  if (draft === undefined) throw new Error('the request is closed');
  return draft;
}

export const line = (part: Partial<RequestLine>): RequestLine => ({
  key: 'k',
  kind: 'product',
  title: 'بلبرینگ',
  href: '/products/sp-1',
  quantity: 10,
  conditions: [],
  ...part,
});

export const offer = (supplierId: string) =>
  line({
    key: `sp-${supplierId}`,
    href: `/products/sp-${supplierId}`,
    ...{ supplierId, supplierName: `تأمین ${supplierId}`, productId: `sp-${supplierId}`, categoryId: 'c-1' },
  });

/** A browser that stores; `then` happens before the page knows. */
export function storing(then = () => {}): void {
  const { update } = draftRecords;
  vi.spyOn(draftRecords, 'update').mockImplementation(async (...write) => {
    await update(...write);
    then();
    return true;
  });
}
