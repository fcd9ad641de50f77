// @vitest-environment jsdom
import {
  getOrderMembershipMockHandler as order,
  getListRunningMembershipsMockHandler as running,
} from '@bazaar/api/mocks/membership-plans';
import {
  getCancelPaymentMockHandler as cancel,
  getListGatewaysMockHandler as gateways,
  getGetPaymentMockHandler as payment,
  getRequestOnlinePaymentMockHandler as request,
  getListUnfinishedPaymentsMockHandler as unfinished,
} from '@bazaar/api/mocks/payments';
import { getListTypeModelsMockHandler as plans } from '@bazaar/api/mocks/type-models';
import {
  getStartWalletChargeMockHandler as charge,
  getGetWalletCreditMockHandler as credit,
  getListWalletTransactionsMockHandler as ledger,
} from '@bazaar/api/mocks/wallet-transactions';
import type { OperationId } from '@bazaar/api/operations';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { payments } from '@/entities/payment/payment.fixtures';
import { type CallFault, calledOperations, callFaults, tryRead, tryWrite } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { missingMessages } from '@/translations/missing';
import { paymentTexts } from '@/translations/payments';
import { walletTexts as texts } from '@/translations/wallet';
import { ledgerPage, planModels } from './wallet.fixtures';
import { WalletScreen } from './wallet-screen';

const { goToLogin, left, toast } = vi.hoisted(() => ({ goToLogin: vi.fn(), left: vi.fn(), toast: vi.fn() }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/entities/payment/leave-for-bank', () => ({ leaveForBank: left }));
vi.mock('@/lib/toasts/toasts', () => ({ showToast: toast }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

const isSecond = (url: URL) => url.searchParams.get('pageNumber') === '2';
const faults = callFaults();
const backend = mockServer(
  faults.handler,
  credit({ balanceRial: 7_500_000, blockedRial: 0, updatedAt: '2024-11-20T11:02:00.000Z' }),
  gateways(),
  unfinished([payments.plan]),
  plans([...planModels]),
  running([]),
  ledger(({ request }) => (isSecond(new URL(request.url)) ? { ...ledgerPage, items: [] } : ledgerPage)),
  charge({ transactionId: 'wt-1', paymentId: 'pay-1' }),
  payment(payments.notStarted),
  request(),
  order({ membershipId: 'mem-1', status: 'PendingPayment', paymentId: 'pay-1' }),
  cancel(),
);
/** Every read of the screen, and the sentence that names what is missing without it. */
const reads: Partial<Record<OperationId, string>> = {
  getWalletCredit: texts.creditFailed,
  listGateways: paymentTexts.gatewaysFailed,
  listRunningMemberships: missingMessages.title(missingMessages.beside.plan),
  listTypeModels: texts.plansFailed,
  listUnfinishedPayments: texts.unfinishedFailed,
  listWalletTransactions: texts.ledgerFailed,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/profile/wallet');
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  faults.mend();
  cleanup();
  vi.clearAllMocks();
});

const open = () => void render(<WalletScreen />);
const panel = (id: string) => within(document.getElementById(id) as HTMLElement);
const rows = Object.entries(reads) as [OperationId, string][];

it('R-411 names every call it makes in this table', async () => {
  open();
  await screen.findByText(planModels[1]?.title ?? '');
  expect(calledOperations(backend.requests)).toEqual(rows.map(([operation]) => operation).sort());
});

it.each(rows)('R-411 says what is missing without %s, keeps the rest and heals', (operation, says) =>
  tryRead({ faults, backend, operation, says, stands: texts.title, open }),
);

it('R-411 says that further lines were not read, keeps those that are shown and heals', () =>
  tryRead({
    ...{ faults, backend, operation: 'listWalletTransactions', says: missingMessages.moreRows },
    only: isSecond,
    stands: 'جبران دیرکرد',
    open: async () => {
      open();
      fireEvent.click(await screen.findByRole('button', { name: texts.more('۱۰') }));
    },
  }));

const paymentErrors: Readonly<Record<CallFault, string | undefined>> = {
  reset: paymentTexts.errors.lost,
  slow: paymentTexts.errors.service,
  unavailable: paymentTexts.errors.service,
  'wrong shape': paymentTexts.errors.service,
  'no JSON': paymentTexts.errors.service,
  conflict: paymentTexts.errors.changed,
  'to be paid': paymentTexts.errors.credit,
  'too many': paymentTexts.errors.tooMany,
  'session ended': undefined,
};

it.each(['startWalletCharge', 'requestOnlinePayment', 'getPayment'] as const)(
  'R-411 R-412 a top-up whose %s fails says so, keeps the typed sum and is paid once',
  async (operation) => {
    open();
    const field = (await panel('top-up').findByLabelText(texts.amount)) as HTMLInputElement;
    fireEvent.change(field, { target: { value: '۷۰۰٬۰۰۰' } });
    const press = () => void fireEvent.submit(field.closest('form') as HTMLFormElement);
    const says = (fault: CallFault) => paymentErrors[fault];
    const keeps = () => expect(field.value).toBe('۷۰۰٬۰۰۰');
    await tryWrite({ faults, backend, operation, says, press, keeps });
    expect(goToLogin).toHaveBeenCalledOnce();
    expect(left).not.toHaveBeenCalled();
    press();
    await waitFor(() => expect(left).toHaveBeenCalledOnce());
    const answered = backend.writes().filter(({ path }) => path.includes('charge'));
    if (operation !== 'startWalletCharge') expect(answered).toHaveLength(1);
  },
);

it('R-411 a plan that was not ordered says so, and is ordered once the service answers', async () => {
  open();
  const take = await panel('plans').findByRole('button', { name: texts.takePlanOf('طرح حرفه‌ای خریدار') });
  const press = () => void fireEvent.click(take);
  const said: string[] = [];
  toast.mockImplementation(({ title }: { title: string }) => void said.push(title));
  await tryWrite({ faults, backend, operation: 'orderMembership', says: () => undefined, press });
  expect(said).toHaveLength(8);
  expect(new Set(said)).toEqual(new Set([texts.planFailed, texts.planRuns]));
  expect(goToLogin).toHaveBeenCalledOnce();
  press();
  await waitFor(() => expect(location.search).toBe('?paymentId=pay-1'));
});

it('R-411 a payment that was not given up says so and stays', async () => {
  open();
  const name = texts.actionOf(texts.giveUp, payments.plan.title);
  const press = async () => {
    await act(() => backend.settled());
    fireEvent.click(await panel('unfinished').findByRole('button', { name }));
  };
  const said: string[] = [];
  toast.mockImplementation(({ title }: { title: string }) => void said.push(title));
  await tryWrite({ faults, backend, operation: 'cancelPayment', says: () => undefined, press });
  expect(said).toEqual(Object.values(paymentErrors).filter((text) => text !== undefined));
  await press();
  await waitFor(() => expect(said).toContain(texts.gaveUp(payments.plan.title)));
});
