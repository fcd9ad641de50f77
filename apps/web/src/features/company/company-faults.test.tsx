// @vitest-environment jsdom
import {
  getListMerchantAgentsMockHandler as agents,
  getUpdateMerchantAgentMockHandler as change,
  getInviteMerchantAgentMockHandler as invite,
  getGetCustomerProfileMockHandler as profile,
} from '@bazaar/api/mocks/customers';
import { getListRunningMembershipsMockHandler as plans } from '@bazaar/api/mocks/membership-plans';
import {
  getCheckMerchantNameMockHandler as check,
  getListMerchantsMockHandler as merchants,
  getGetMerchantSaleSettingMockHandler as sale,
} from '@bazaar/api/mocks/merchants';
import { getListSuppliersMockHandler as suppliers } from '@bazaar/api/mocks/suppliers';
import { getListTradeRequestsBySupplierMockHandler as requests } from '@bazaar/api/mocks/trade-requests';
import { getListFavoritesByTypeMockHandler as favourites } from '@bazaar/api/mocks/user-favorites';
import { getGetVisitorChartMockHandler as chart } from '@bazaar/api/mocks/visitor-logs';
import type { OperationId } from '@bazaar/api/operations';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chartOf } from '@/entities/visitor-chart/visitor-chart.fixtures';
import { type CallFault, calledOperations, callFaults, tryRead, tryWrite } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { companyTexts as texts } from '@/translations/company';
import { companyNameTexts } from '@/translations/company-name';
import { formFailureTexts } from '@/translations/form-errors';
import { missingMessages } from '@/translations/missing';
import { visitorChartTexts } from '@/translations/visitor-chart';
import * as known from './company.fixtures';
import { CompanyScreen } from './company-screen';

const { goToLogin, toast } = vi.hoisted(() => ({ goToLogin: vi.fn(), toast: vi.fn() }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/lib/toasts/toasts', () => ({ showToast: toast }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

const faults = callFaults();
const backend = mockServer(
  faults.handler,
  profile(() => known.owner),
  requests(known.dealings),
  favourites(known.pageOf(known.followed)),
  suppliers({ ...known.pageOf(known.suppliers) }),
  merchants(known.pageOf(known.merchants)),
  agents([...known.agents]),
  sale(known.saleSetting),
  plans([]),
  chart(({ request }) => chartOf(request.url)),
  check({ isValid: true, suggestions: [] }),
  invite(),
  change(),
);
const missing = (name: string) => missingMessages.title(name);
/** Every read of the section by tab, and the sentence that names what is missing without it. */
const reads: Readonly<Record<string, Partial<Record<OperationId, string>>>> = {
  suppliers: {
    getCustomerProfile: missing(texts.profile),
    listTradeRequestsBySupplier: texts.dealingsFailed,
  },
  followed: {
    getCustomerProfile: missing(texts.profile),
    listFavoritesByType: texts.followedFailed,
    listSuppliers: texts.trustFailed,
  },
  companies: {
    getCustomerProfile: missing(texts.profile),
    listMerchants: texts.companiesFailed,
    listMerchantAgents: texts.agentsFailed,
    getMerchantSaleSetting: texts.saleFailed,
    listRunningMemberships: missing(missingMessages.beside.plan),
  },
  visits: {
    getCustomerProfile: missing(texts.profile),
    listMerchants: missing(texts.companies),
    getVisitorChart: visitorChartTexts.failed,
  },
};

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/profile/suppliers');
});
afterEach(() => {
  faults.mend();
  cleanup();
  vi.clearAllMocks();
});

const openTab = (tab: string) => {
  history.replaceState(null, '', `/profile/suppliers?tab=${tab}`);
  render(<CompanyScreen />);
};
const rows = Object.entries(reads).flatMap(([tab, ofTab]) =>
  (Object.entries(ofTab) as [OperationId, string][]).map(
    ([operation, says]) => [tab, operation, says] as const,
  ),
);

it.each(Object.entries(reads))('R-411 names every call of the tab %s in this table', async (tab, ofTab) => {
  openTab(tab);
  await waitFor(() => expect(calledOperations(backend.requests)).toEqual(Object.keys(ofTab).sort()));
});

it.each(rows)(
  'R-411 on %s says what is missing without %s, keeps the rest and heals',
  (tab, operation, says) => {
    const only = (url: URL) => url.searchParams.get('groupBy') !== 'Month';
    return tryRead({ faults, backend, operation, only, says, stands: texts.title, open: () => openTab(tab) });
  },
);

it('R-411 says that further requests were not read, keeps the companies that are shown and heals', () => {
  backend.use(faults.handler, requests({ ...known.dealings, totalCount: 140 }));
  return tryRead({
    ...{ faults, backend, operation: 'listTradeRequestsBySupplier', says: missingMessages.moreRows },
    only: (url) => url.searchParams.get('pageNumber') === '2',
    stands: known.suppliers[0].name,
    open: async () => {
      openTab('suppliers');
      fireEvent.click(await screen.findByRole('button', { name: texts.more }));
    },
  });
});

it('R-411 says that a name was not checked', async () => {
  backend.use(profile(known.buyer));
  openTab('companies');
  fireEvent.change(await screen.findByLabelText(texts.name), { target: { value: 'صنایع نمونه' } });
  const open = () => undefined;
  await tryRead({
    ...{ faults, backend, open, operation: 'checkMerchantName' },
    ...{ says: companyNameTexts.failed, stands: texts.title },
  });
});

const failures: Readonly<Record<CallFault, string | undefined>> = {
  reset: formFailureTexts.network,
  slow: formFailureTexts.service,
  unavailable: formFailureTexts.service,
  'wrong shape': formFailureTexts.service,
  'no JSON': formFailureTexts.service,
  conflict: formFailureTexts.conflict,
  'to be paid': formFailureTexts.paymentRequired,
  'too many': formFailureTexts.rateLimited,
  'session ended': undefined,
};

it('R-411 an invitation that was not sent says so, keeps what was typed and is sent once', async () => {
  openTab('companies');
  const field = (await screen.findByLabelText(texts.mobile)) as HTMLInputElement;
  fireEvent.change(field, { target: { value: '۰۹۱۷۵۰۰۰۰۰۱' } });
  const press = () => void fireEvent.submit(field.closest('form') as HTMLFormElement);
  const keeps = () => expect(field.value).toContain('۰۹۱۷');
  await tryWrite({
    faults,
    backend,
    operation: 'inviteMerchantAgent',
    says: (fault) => failures[fault],
    press,
    keeps,
  });
  expect(goToLogin).toHaveBeenCalled();
  press();
  await waitFor(() => expect(toast).toHaveBeenCalledOnce());
  expect(backend.writes().at(-1)?.body).toMatchObject({ merchantId: 'm-1', phoneNumber: '09175000001' });
});

it('R-411 an agent that was not switched off says so and stays on', async () => {
  openTab('companies');
  const name = texts.deactivateOf('پریسا نادری');
  const press = async () => {
    await act(() => backend.settled());
    fireEvent.click(await screen.findByRole('button', { name }));
  };
  const said: string[] = [];
  toast.mockImplementation(({ title }: { title: string }) => void said.push(title));
  await tryWrite({ faults, backend, operation: 'updateMerchantAgent', says: () => undefined, press });
  expect(said).toEqual(Array(8).fill(texts.changeFailed));
  expect(goToLogin).toHaveBeenCalledOnce();
  await press();
  await waitFor(() => expect(said.at(-1)).toBe(texts.nowInactive('پریسا نادری')));
});
