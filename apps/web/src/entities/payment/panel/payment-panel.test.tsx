// @vitest-environment jsdom
import {
  getCancelPaymentMockHandler,
  getGetPaymentMockHandler,
  getListGatewaysMockHandler,
  getRequestOnlinePaymentMockHandler,
  getRequestOnlinePaymentMockHandlerDefault,
  getRetryOnlinePaymentMockHandler,
} from '@bazaar/api/mocks/payments';
import {
  getGetWalletCreditMockHandler,
  getGetWalletCreditMockHandlerDefault,
} from '@bazaar/api/mocks/wallet-transactions';
import type { Payment } from '@bazaar/api/model';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedQueries } from '@/lib/data/shared-queries';
import { mockServer } from '@/testing/mock-server';
import { paymentTexts as texts } from '@/translations/payments';
import { payments } from '../payment.fixtures';
import { PaymentPanel } from './payment-panel';

const left = vi.hoisted(() => vi.fn());
vi.mock('../leave-for-bank', () => ({ leaveForBank: left }));

let payment: Payment = payments.notStarted;
const backend = mockServer(
  getGetPaymentMockHandler(() => payment),
  getListGatewaysMockHandler(),
  getGetWalletCreditMockHandler({ balanceRial: 0, blockedRial: 0, updatedAt: '2026-11-23T10:00:00.000Z' }),
  getRequestOnlinePaymentMockHandler(),
  getCancelPaymentMockHandler(),
);

beforeEach(() => {
  localStorage.clear();
  left.mockClear();
  payment = payments.notStarted;
});
afterEach(cleanup);

const show = () =>
  render(
    <SharedQueries>
      <PaymentPanel paymentId="pay-1" />
    </SharedQueries>,
  );
const pay = () => screen.findByRole('button', { name: /^رفتن به/ });
const enabledPay = async () => {
  await waitFor(async () => expect((await pay()).hasAttribute('disabled')).toBe(false));
  return pay();
};

it('R-333 pressed many times it starts one attempt, and leaves once', async () => {
  show();
  const button = await enabledPay();
  act(() => {
    for (let time = 0; time < 5; time += 1) fireEvent.click(button);
  });
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(backend.writes()).toHaveLength(1);
});

it('R-333 a press whose answer was lost is sent again under the same key', async () => {
  backend.use(getRequestOnlinePaymentMockHandlerDefault());
  show();
  fireEvent.click(await enabledPay());
  await screen.findByText(texts.errors.service);
  cleanup();
  show();
  fireEvent.click(await enabledPay());
  await waitFor(() => expect(backend.writes()).toHaveLength(2));
  const keys = backend.writes().map(({ key }) => key);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(left).not.toHaveBeenCalled();
});

it('R-333 pays again at the same gateway, also before the gateways have been read', async () => {
  payment = payments.failed;
  backend.use(
    getListGatewaysMockHandler(() => new Promise<never>(() => undefined)),
    getRetryOnlinePaymentMockHandler(),
  );
  show();
  const again = await screen.findByRole('button', { name: texts.retry });
  await waitFor(() => expect(again.hasAttribute('disabled')).toBe(false));
  fireEvent.click(again);
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(backend.writes()).toMatchObject([{ body: { gatewayId: 'gateway-1', paymentId: 'pay-1' } }]);
});

it('opens the other gateways with the focus on the chosen one', async () => {
  payment = payments.failed;
  show();
  const other = await screen.findByRole('button', { name: texts.otherGateway });
  await waitFor(() => expect(other.hasAttribute('disabled')).toBe(false));
  fireEvent.click(other);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /بانک کویر/ })));
});

it('R-327 offers no gateway with a sum that the unknown credit may change', async () => {
  const [last] = payments.failed.attempts;
  if (last === undefined) throw new Error('a failed payment has an attempt');
  const fee = { ...payments.failed, purpose: 'TradeRequest', amountRial: 1_000_000 } as Payment;
  payment = { ...fee, attempts: [{ ...last, paidFromWalletRial: 400_000 }] };
  backend.use(getGetWalletCreditMockHandlerDefault());
  show();
  const other = await screen.findByRole('button', { name: texts.otherGateway });
  await waitFor(() => expect(other.hasAttribute('disabled')).toBe(false));
  fireEvent.click(other);
  await screen.findByText(texts.creditNeeded);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: /^رفتن به/ })).toBeNull();
  backend.use(
    getGetWalletCreditMockHandler({
      ...{ balanceRial: 500_000, blockedRial: 0, updatedAt: '2026-11-23T10:00:00.000Z' },
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: texts.readAgain }));
  // What the last attempt took from the wallet is taken again: the bank has the rest.
  expect((await pay()).textContent).toContain('۶۰٬۰۰۰');
});

it('R-334 offers nothing while the bank is asked, and reads again when the window is focused', async () => {
  payment = payments.checking;
  show();
  await screen.findByText(texts.titles.checking(''));
  expect(screen.getByRole('button', { name: texts.locked }).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: texts.giveUp })).toBeNull();
  payment = payments.paid;
  fireEvent.focus(window);
  await screen.findByText(/پرداخت انجام شد/);
});

it('R-334 the browser’s kept copy is read again', async () => {
  payment = payments.atBank;
  show();
  await screen.findByText(texts.titles.atBank(''));
  payment = payments.cancelledAtBank;
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  await screen.findByText(texts.titles.cancelledAtBank(''));
  expect(screen.queryByRole('alert')).toBeNull();
});
