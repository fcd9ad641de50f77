// @vitest-environment jsdom
import { getListDeliveryAddressesMockHandler } from '@bazaar/api/mocks/delivery-addresses';
import { getGetPaymentMockHandler, getListGatewaysMockHandler } from '@bazaar/api/mocks/payments';
import {
  getGetMembershipAndPriceMockHandler,
  getGetTradeRequestMockHandler,
  getListTradeDocumentTypesMockHandler,
  getListTradeRequestEventsMockHandler,
} from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler } from '@bazaar/api/mocks/units';
import { getGetWalletCreditMockHandler } from '@bazaar/api/mocks/wallet-transactions';
import type { MembershipAndPrice, TradeRequest } from '@bazaar/api/model';
import { createQueryClient } from '@bazaar/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { mockServer } from '@/testing/mock-server';
import { awaitingPayment } from '../trade-request.fixtures';
import { useRequest } from './use-request';

const unpaid: MembershipAndPrice = {
  ...{ isCovered: false, basePriceRial: 5_000, discountRial: 0, taxRial: 500, payableRial: 5_500 },
  ...{ walletCreditRial: 0, offers: [] },
};
let request = {
  ...awaitingPayment,
  status: 'AwaitingConfirmation',
  allowedActions: ['Edit'],
} as TradeRequest;
let price = unpaid;
mockServer(
  getGetTradeRequestMockHandler(() => request),
  getGetMembershipAndPriceMockHandler(() => price),
  getListTradeRequestEventsMockHandler(),
  getListTradeDocumentTypesMockHandler(),
  getListUnitsOfMeasurementMockHandler(),
  getListDeliveryAddressesMockHandler(),
  getListGatewaysMockHandler(),
  getGetPaymentMockHandler(),
  getGetWalletCreditMockHandler(),
);
// The pages behind the login share what they have read.
const client = createQueryClient();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
const open = () => renderHook(() => useRequest(request.id), { wrapper }).result;

afterEach(cleanup);

it('R-401 reads the fee again when the page is opened again: there was no payment before the confirmation', async () => {
  const before = open();
  await waitFor(() => expect(before.current.price?.data).toEqual(unpaid));
  cleanup();
  request = awaitingPayment;
  price = { ...unpaid, paymentId: 'pay-1', paymentStatus: 'Created' };
  const after = open();
  await waitFor(() => expect(after.current.price?.data).toEqual(price));
});
