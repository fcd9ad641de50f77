// @vitest-environment jsdom
import { getListCustomersMockHandler as customers } from '@bazaar/api/mocks/customers';
import { getListMerchantsMockHandler as merchants } from '@bazaar/api/mocks/merchants';
import { getGetVisitorChartMockHandler as chart } from '@bazaar/api/mocks/visitor-logs';
import {
  getChargeWalletMockHandler as charge,
  getListWalletTransactionsMockHandler as ledger,
} from '@bazaar/api/mocks/wallet-transactions';
import type { OperationId } from '@bazaar/api/operations';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chartOf } from '@/entities/visitor-chart/visitor-chart.fixtures';
import { type CallFault, calledOperations, callFaults, tryRead, tryWrite } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { adminTexts as texts } from '@/translations/admin';
import { formFailureTexts } from '@/translations/form-errors';
import { missingMessages } from '@/translations/missing';
import { visitorChartTexts } from '@/translations/visitor-chart';
import { credited, customerLedger, customersOf, merchantPage } from './admin.fixtures';
import { AdminScreen } from './admin-screen';

const { goToLogin, toast } = vi.hoisted(() => ({ goToLogin: vi.fn(), toast: vi.fn() }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/lib/toasts/toasts', () => ({ showToast: toast }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

const isSecond = (url: URL) => url.searchParams.get('pageNumber') === '2';
const faults = callFaults();
const backend = mockServer(
  faults.handler,
  chart(({ request }) => chartOf(request.url)),
  customers(({ request }) => customersOf(request.url)),
  merchants(merchantPage),
  ledger(({ request }) =>
    isSecond(new URL(request.url)) ? { ...customerLedger, items: [] } : customerLedger,
  ),
  charge(credited),
);

/** Every read of the page by view, and the sentence that names what is missing without it. */
const reads: readonly (readonly [query: string, operation: OperationId, says: string])[] = [
  ['', 'getVisitorChart', visitorChartTexts.failed],
  ['?view=customers', 'listCustomers', texts.customers.failed],
  ['?view=merchants', 'listMerchants', texts.merchants.failed],
  ['?view=customers&user=user-1', 'listCustomers', texts.customer.failed],
  ['?view=customers&user=user-1', 'listWalletTransactions', texts.customer.ledgerFailed],
];

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  faults.mend();
  cleanup();
  vi.clearAllMocks();
});

const open = (query: string) => {
  history.replaceState(null, '', `/profile/admin${query}`);
  render(<AdminScreen />);
};

it.each([...new Set(reads.map(([query]) => query))])(
  'R-411 names every call of «%s» in this table',
  async (query) => {
    open(query);
    await act(() => backend.settled());
    const named = reads.flatMap(([address, operation]) => (address === query ? [operation] : []));
    expect(calledOperations(backend.requests)).toEqual(named.sort());
  },
);

it.each(reads)(
  'R-411 «%s» says what is missing without %s, keeps the rest and heals',
  (query, operation, says) =>
    tryRead({ faults, backend, operation, says, stands: texts.title, open: () => open(query) }),
);

it('R-411 says that further lines of a ledger were not read, keeps those that are shown and heals', () =>
  tryRead({
    ...{ faults, backend, operation: 'listWalletTransactions', says: missingMessages.moreRows },
    only: isSecond,
    stands: 'بازگشت هزینه',
    open: async () => {
      open('?view=customers&user=user-1');
      fireEvent.click(await screen.findByRole('button', { name: texts.customer.more }));
    },
  }));

it('R-417 goes back to the last page of a list that has become shorter', async () => {
  backend.use(
    customers(({ request }) => {
      const page = customersOf(request.url);
      const isBehind = request.url.includes('pageNumber=3');
      return { ...page, totalCount: 30, items: isBehind ? [] : page.items };
    }),
  );
  open('?view=customers&page=3');
  await waitFor(() => expect(location.search).toBe('?view=customers&page=2'));
});

const field = (label: string) => screen.findByLabelText(label) as Promise<HTMLInputElement>;
const fill = async () => {
  fireEvent.change(await field(texts.credit.amount), { target: { value: '۵۰۰٬۰۰۰' } });
  fireEvent.change(await field(texts.credit.reason), { target: { value: 'جبران دیرکرد' } });
};
const confirmName = texts.credit.confirm('۵۰۰٬۰۰۰');
const askOnce = async () => {
  fireEvent.submit((await field(texts.credit.amount)).closest('form') as HTMLFormElement);
  return screen.findByRole('button', { name: confirmName });
};

const says: Readonly<Record<CallFault, string | undefined>> = {
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

it('R-411 R-494 credit that was not given says so, keeps what was typed, and is given once', async () => {
  open('?view=customers&user=user-3');
  await fill();
  await tryWrite({
    faults,
    backend,
    operation: 'chargeWallet',
    says: (fault) => says[fault],
    press: async () => {
      fireEvent.click(await askOnce());
    },
    keeps: () =>
      expect((screen.getByLabelText(texts.credit.reason) as HTMLInputElement).value).toBe('جبران دیرکرد'),
  });
  expect(goToLogin).toHaveBeenCalledOnce();
  fireEvent.click(await askOnce());
  await screen.findByText(texts.credit.done('۵۰۰٬۰۰۰', 'مهدی احمدی'));
});

it('R-494 pressed ten times, over a failure and a reload, it is one intent with one key', async () => {
  open('?view=customers&user=user-3');
  await fill();
  faults.breakCall('chargeWallet', 'reset');
  fireEvent.click(await askOnce());
  await screen.findByText(formFailureTexts.network);
  cleanup();
  faults.mend();
  open('?view=customers&user=user-3');
  // The draft is back with its key.
  await waitFor(async () => expect((await field(texts.credit.reason)).value).toBe('جبران دیرکرد'));
  const button = await askOnce();
  const dialog = within(screen.getByRole('alertdialog'));
  for (const told of ['مهدی احمدی', '۰۹۱۲•••۰۰۰۳', 'پانصد هزار تومان', '۶۵۰٬۰۰۰ تومان'])
    dialog.getByText(told);
  for (let press = 0; press < 10; press += 1) fireEvent.click(button);
  await screen.findByText(texts.credit.done('۵۰۰٬۰۰۰', 'مهدی احمدی'));
  const sent = backend.writes('POST');
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[1]?.body).toEqual({ userId: 'user-3', amountRial: 5_000_000, reason: 'جبران دیرکرد' });
  expect((await field(texts.credit.reason)).value).toBe('');
});

it('R-494 tells the same credit of today before it is given again', async () => {
  const known = { ...credited, createdAt: new Date(Date.now() - 60_000).toISOString() };
  backend.use(ledger({ ...customerLedger, items: [known] }));
  open('?view=customers&user=user-3');
  await fill();
  await askOnce();
  expect(screen.getByRole('alertdialog').textContent).toContain('نیز به این کاربر داده شده است');
});

it('R-493 asks nothing while something is to be corrected', async () => {
  open('?view=customers&user=user-3');
  fireEvent.change(await field(texts.credit.amount), { target: { value: '۱' } });
  fireEvent.submit((await field(texts.credit.amount)).closest('form') as HTMLFormElement);
  await waitFor(() => expect(document.body.textContent).toContain('۱٬۰۰۰ تومان'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(backend.writes()).toEqual([]);
});
