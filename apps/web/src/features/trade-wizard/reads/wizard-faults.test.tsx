// @vitest-environment jsdom
import {
  getGetActiveCategoryMockHandler as category,
  getListCategoryPropertiesMockHandler as properties,
} from '@bazaar/api/mocks/categories';
import { getGetCustomerProfileMockHandler as profile } from '@bazaar/api/mocks/customers';
import { getListDeliveryAddressesMockHandler as addresses } from '@bazaar/api/mocks/delivery-addresses';
import { getFilterCitiesMockHandler as cities } from '@bazaar/api/mocks/geography';
import { getListMeasurementUnitsMockHandler as measures } from '@bazaar/api/mocks/measurement-quantities';
import { getGetMerchantSaleSettingMockHandler as selling } from '@bazaar/api/mocks/merchants';
import { getGetSupplierMockHandler as supplier } from '@bazaar/api/mocks/suppliers';
import {
  getGetMembershipAndPriceMockHandler as costing,
  getListTradeDocumentTypesMockHandler as kinds,
} from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import type { OperationId } from '@bazaar/api/operations';
import { newDraft, newLine, newSupplier } from '@bazaar/domain/trade-drafts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { newRecord } from '@/entities/trade-draft/draft-record';
import { SharedQueries } from '@/lib/data/shared-queries';
import { calledOperations, callFaults, tryRead } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { missingMessages } from '@/translations/missing';
import { wizardTexts as texts } from '@/translations/trade-wizard';
import { OpenWizard } from '../open-wizard';
import { setting } from '../trade-wizard.fixtures';

vi.mock('@/lib/session/go-to-login', () => ({ goToLogin: () => undefined }));
const faults = callFaults();
const backend = mockServer(
  ...[faults.handler, units(), kinds(), addresses(), properties(), category(), supplier(), selling(setting)],
  ...[costing(), profile(), cities(), measures()],
);
afterEach(() => {
  faults.mend();
  cleanup();
});
const draft = {
  ...newDraft('d-1', 'g-1', 'u-1', 0),
  suppliers: [{ ...newSupplier('s-1', 'یاتاقان پارس', 'c-1'), requestId: 'tr-1', version: 3 }],
  lines: [newLine('l-1', { title: 'SKF 6205', categoryId: 'c-1', quantity: '۲', unitId: 'u-piece' })],
};
const open = () =>
  void render(
    <SharedQueries>
      <OpenWizard opened={newRecord(draft)} isEdit={false} />
    </SharedQueries>,
  );
const unread = (name: keyof typeof missingMessages.beside) =>
  missingMessages.title(missingMessages.beside[name]);
/** Every read of the wizard without a panel of its own, and the sentence that names what is missing without it. */
const reads: Partial<Record<OperationId, string>> = {
  listUnitsOfMeasurement: unread('units'),
  listTradeDocumentTypes: unread('documentTypes'),
  listDeliveryAddresses: unread('addresses'),
  listCategoryProperties: unread('properties'),
  listMeasurementUnits: unread('measures'),
};
/** Reads whose panel says that they failed: a supplier's terms, the fee, the recipient; and names shown beside their id. */
const inPanels: readonly OperationId[] = [
  ...(['getSupplier', 'getMerchantSaleSetting', 'getMembershipAndPrice'] as const),
  ...(['getCustomerProfile', 'filterCities', 'getActiveCategory'] as const),
];
const rows = Object.entries(reads) as [OperationId, string][];

it('R-411 the wizard reads nothing that is not in these tables', async () => {
  open();
  await screen.findByText(texts.demands);
  await act(() => backend.settled());
  const known = [...inPanels, ...rows.map(([operation]) => operation)] as readonly string[];
  expect(calledOperations(backend.requests).filter((operation) => !known.includes(operation))).toEqual([]);
});

it.each(rows)(
  'R-411 the wizard says what is missing without %s, keeps the draft and heals',
  (operation, says) => tryRead({ faults, backend, operation, says, stands: texts.demands, open }),
);
