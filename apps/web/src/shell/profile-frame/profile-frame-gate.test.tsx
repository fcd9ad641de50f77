// @vitest-environment jsdom
import { useGetWalletCredit } from '@bazaar/api/hooks/wallet-transactions';
import {
  getGetCustomerProfileResponseMock,
  getGetCustomerProfileMockHandler as profile,
} from '@bazaar/api/mocks/customers';
import { getListTradeRequestsBySupplierMockHandler as requests } from '@bazaar/api/mocks/trade-requests';
import { getGetProfilePictureMockHandler as picture } from '@bazaar/api/mocks/users';
import { getGetWalletCreditMockHandler as credit } from '@bazaar/api/mocks/wallet-transactions';
import { agentGrants } from '@bazaar/domain/permissions/agent-grants';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userStore } from '@/entities/current-user/user-state';
import { mockServer } from '@/testing/mock-server';
import { profileFrameTexts as texts } from '@/translations/profile-frame';
import { ProfileFrameIsland } from './profile-frame-island';

vi.mock('next/navigation', () => ({ usePathname: () => '/profile/wallet' }));

const backend = mockServer(profile(), requests(), picture(), credit());

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  sessionStorage.clear();
  userStore.logOut();
});
afterEach(cleanup);

function Wallet() {
  useGetWalletCredit();
  return <h1>کیف</h1>;
}

const open = async () => {
  render(
    <ProfileFrameIsland>
      <Wallet />
    </ProfileFrameIsland>,
  );
  await act(() => backend.settled());
};
const walletCalls = () => backend.requests.filter(({ path }) => path.includes('wallettransactions'));

it('R-496 reads nothing of a closed section between the profile’s arrival and its sentence', async () => {
  const grants = agentGrants(['ViewRequests']);
  backend.use(profile({ ...getGetCustomerProfileResponseMock(), ...(grants as object) }));
  await open();
  await screen.findByText(texts.closed['finance-permission'].title);
  expect(walletCalls()).toEqual([]);
});

it('R-496 opens the section to who may be there', async () => {
  backend.use(profile({ ...getGetCustomerProfileResponseMock(), ...(agentGrants(['Finance']) as object) }));
  await open();
  await waitFor(() => expect(walletCalls()).toHaveLength(1));
  expect(screen.getByRole('heading', { name: 'کیف' })).toBeTruthy();
});
