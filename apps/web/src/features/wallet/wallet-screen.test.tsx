// @vitest-environment jsdom
import {
  getOrderMembershipMockHandler,
  getListRunningMembershipsMockHandler as running,
} from '@bazaar/api/mocks/membership-plans';
import {
  getListGatewaysMockHandler as gateways,
  getGetPaymentMockHandler,
  getRequestOnlinePaymentMockHandler,
  getRequestOnlinePaymentMockHandler409,
  getListUnfinishedPaymentsMockHandler as unfinished,
} from '@bazaar/api/mocks/payments';
import { getListTypeModelsMockHandler as plans } from '@bazaar/api/mocks/type-models';
import {
  getStartWalletChargeMockHandler as charge,
  getGetWalletCreditMockHandler as credit,
  getListWalletTransactionsMockHandler as ledger,
  getStartWalletChargeMockHandlerDefault as noCharge,
  getGetWalletCreditMockHandler401 as noSession,
} from '@bazaar/api/mocks/wallet-transactions';
import type { Payment } from '@bazaar/api/model';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { payments } from '@/entities/payment/payment.fixtures';
import { mockServer } from '@/testing/mock-server';
import { paymentTexts } from '@/translations/payments';
import { walletTexts as texts } from '@/translations/wallet';
import { ledgerPage, planModels, runningPlan } from './wallet.fixtures';
import { WalletScreen } from './wallet-screen';

const { goToLogin, left } = vi.hoisted(() => ({ goToLogin: vi.fn(), left: vi.fn() }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/entities/payment/leave-for-bank', () => ({ leaveForBank: left }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

let payment: Payment = payments.notStarted;
const backend = mockServer(
  credit({ balanceRial: 7_500_000, blockedRial: 0, updatedAt: '2024-11-20T11:02:00.000Z' }),
  gateways(),
  unfinished([]),
  plans([...planModels]),
  running([]),
  ledger(ledgerPage),
  charge({ transactionId: 'wt-1', paymentId: 'pay-1' }),
  getGetPaymentMockHandler(() => payment),
  getRequestOnlinePaymentMockHandler(),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  left.mockClear();
  goToLogin.mockClear();
  payment = payments.notStarted;
  history.replaceState(null, '', '/profile/wallet');
});
afterEach(cleanup);

const panel = (id: string) => within(document.getElementById(id) as HTMLElement);
const submit = () => panel('top-up').findByRole('button', { name: /^رفتن به/ });
const charges = () => backend.writes().filter(({ path }) => path.includes('charge-by-user'));

it('leads to the login when the session has ended', async () => {
  backend.use(noSession());
  render(<WalletScreen />);
  await waitFor(() => expect(goToLogin).toHaveBeenCalled());
});

it('R-333 makes one payment of many presses, of the button and of Enter', async () => {
  render(<WalletScreen />);
  const button = await submit();
  act(() => {
    fireEvent.click(button);
    fireEvent.submit(button.closest('form') as HTMLFormElement);
    fireEvent.click(button);
  });
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(charges()).toHaveLength(1);
  expect(backend.writes()).toHaveLength(2);
});

it('R-330 shows the amount it pays, also after a text that was none', async () => {
  render(<WalletScreen />);
  await submit();
  const field = panel('top-up').getByLabelText<HTMLInputElement>(texts.amount);
  fireEvent.change(field, { target: { value: 'پانصد هزار تومان' } });
  expect(field.value).toBe('پانصد هزار تومان');
  fireEvent.click(panel('top-up').getByRole('button', { name: /^۱٬۰۰۰٬۰۰۰/ }));
  expect(field.value).toBe('۱٬۰۰۰٬۰۰۰');
  fireEvent.click(await submit());
  await waitFor(() => expect(charges()[0]?.body).toMatchObject({ amountRial: 10_000_000 }));
});

it('R-333 goes on with the payment it has made, whatever failed before', async () => {
  backend.use(noCharge());
  render(<WalletScreen />);
  fireEvent.click(await submit());
  await screen.findByText(paymentTexts.errors.service);
  backend.use(charge({ transactionId: 'wt-1', paymentId: 'pay-1' }), getRequestOnlinePaymentMockHandler409());
  fireEvent.click(await submit());
  await screen.findByText(paymentTexts.errors.changed);
  cleanup();
  // A reload later the payment turns out to be at the bank: it is shown, and nothing else is started.
  payment = payments.atBank;
  render(<WalletScreen />);
  fireEvent.click(await submit());
  await screen.findByText(paymentTexts.titles.atBank(''));
  const sent = charges();
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(left).not.toHaveBeenCalled();
});

it('R-334 stepped back from the bank, the restored page shows the payment that is open there, and starts no other', async () => {
  render(<WalletScreen />);
  fireEvent.click(await submit());
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const leaving = panel('top-up').getByRole('button', { name: paymentTexts.leaving });
  expect(leaving.hasAttribute('disabled')).toBe(true);
  payment = payments.atBank;
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  fireEvent.click(await submit());
  await screen.findByText(paymentTexts.titles.atBank(''));
  expect(charges()).toHaveLength(1);
  expect(left).toHaveBeenCalledOnce();
});

it('R-326 refuses an amount no gateway takes, at its field', async () => {
  render(<WalletScreen />);
  const field = await panel('top-up').findByLabelText(texts.amount);
  fireEvent.change(field, { target: { value: '۱۰' } });
  fireEvent.click(await submit());
  await screen.findByText(texts.topUpErrors['too-little']('۱٬۰۰۰'));
  expect([document.activeElement, backend.writes()]).toEqual([field, []]);
});

it('shows what is to be paid for a plan that was ordered', async () => {
  backend.use(
    getOrderMembershipMockHandler({ membershipId: 'mem-1', status: 'PendingPayment', paymentId: 'pay-1' }),
  );
  Element.prototype.scrollIntoView = () => undefined;
  render(<WalletScreen />);
  const [, take] = await panel('plans').findAllByRole('button', { name: /^گرفتن/ });
  fireEvent.click(take as HTMLElement);
  await waitFor(() => expect(location.search).toBe('?paymentId=pay-1'));
  expect(backend.writes('POST')[0]?.body).toEqual({ planId: 'plan-2', periodMonths: 3 });
});

it('R-415 shows what is used and left of a plan until its next month, and offers the way up', async () => {
  backend.use(running([runningPlan]));
  render(<WalletScreen />);
  const plansPanel = panel('plans');
  const meters = (await plansPanel.findAllByRole('progressbar')) as HTMLProgressElement[];
  expect(meters.map((meter) => [meter.value, meter.max, meter.getAttribute('aria-valuetext')])).toEqual([
    [7, 10, '۷ از ۱۰ به کار رفته، ۳ مانده'],
    [12, 100, '۱۲ از ۱۰۰ به کار رفته، ۸۸ مانده'],
    [2, 3, '۲ از ۳ به کار رفته، ۱ مانده'],
  ]);
  expect(plansPanel.getByText('سهم بعدی از ۳۰ آذر ۱۴۰۳')).toBeTruthy();
  expect(plansPanel.getByText('طرح شما تا ۳۰ بهمن ۱۴۰۳')).toBeTruthy();
  const verbs = plansPanel.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? '');
  expect(verbs.filter((label) => label.includes('طرح'))).toEqual([
    'گرفتن «طرح پایهٔ خریدار»',
    'تمدید طرح «طرح حرفه‌ای خریدار»',
    'ارتقا به این طرح «طرح سازمانی خریدار»',
  ]);
});
