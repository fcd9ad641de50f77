// @vitest-environment jsdom
import { getGetCustomerProfileMockHandler as customer } from '@bazaar/api/mocks/customers';
import { getListDeliveryAddressesMockHandler as addresses } from '@bazaar/api/mocks/delivery-addresses';
import { getGetSupplierMockHandler as supplier } from '@bazaar/api/mocks/suppliers';
import {
  getListTradeRequestEventsMockHandler as events,
  getGetTradeRequestMockHandler as read,
  getGetTradeRequestResponseMock as request,
  getListTradeDocumentTypesMockHandler as types,
} from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import type { OperationId } from '@bazaar/api/operations';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { calledOperations, callFaults, tryRead } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { missingMessages } from '@/translations/missing';
import { tradeReportTexts as texts } from '@/translations/trade-report';
import { ReportScreen } from './report-screen';

vi.mock('@/lib/session/go-to-login', () => ({ goToLogin: () => undefined }));
const faults = callFaults();
const backend = mockServer(
  ...[
    faults.handler,
    addresses(),
    read({ ...request(), deliveryAddressId: 'da-1' }),
    events(),
    customer(),
    supplier(),
    units(),
    types(),
  ],
);
afterEach(() => {
  faults.mend();
  cleanup();
});
const open = () => void render(<ReportScreen id="tr-118" siteUrl="https://bazaar.example" />);
const unread = (name: keyof typeof missingMessages.beside) =>
  missingMessages.title(missingMessages.beside[name]);
/** Every read of the sheet, and the sentence that names what is missing without it. */
const reads: Partial<Record<OperationId, string>> = {
  getCustomerProfile: unread('customer'),
  getSupplier: unread('supplier'),
  getTradeRequest: texts.failed,
  listDeliveryAddresses: unread('addresses'),
  listTradeDocumentTypes: unread('documentTypes'),
  listTradeRequestEvents: unread('events'),
  listUnitsOfMeasurement: unread('units'),
};
const rows = Object.entries(reads) as [OperationId, string][];

it('R-411 names every call of the sheet in this table', async () => {
  open();
  await screen.findByText(texts.live);
  await act(() => backend.settled());
  expect(calledOperations(backend.requests)).toEqual(rows.map(([operation]) => operation).sort());
});

it.each(rows)(
  'R-411 the sheet says what is missing without %s, keeps the rest and heals',
  (operation, says) => tryRead({ faults, backend, operation, says, stands: /برگهٔ درخواست/, open }),
);
