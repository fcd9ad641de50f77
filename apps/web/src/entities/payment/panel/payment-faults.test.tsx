// @vitest-environment jsdom
import {
  getCancelPaymentMockHandler as cancel,
  getListGatewaysMockHandler as gateways,
  getPayFromWalletMockHandler as payFromWallet,
  getGetPaymentMockHandler as read,
  getRequestOnlinePaymentMockHandler as request,
  getRetryOnlinePaymentMockHandler as retry,
} from '@bazaar/api/mocks/payments';
import { getGetWalletCreditMockHandler as credit } from '@bazaar/api/mocks/wallet-transactions';
import type { Payment } from '@bazaar/api/model';
import type { OperationId } from '@bazaar/api/operations';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SharedQueries } from '@/lib/data/shared-queries';
import { type CallFault, calledOperations, callFaults, tryRead, tryWrite } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { paymentTexts as texts } from '@/translations/payments';
import { payments } from '../payment.fixtures';
import { PaymentPanel } from './payment-panel';

const { goToLogin, left } = vi.hoisted(() => ({ goToLogin: vi.fn(), left: vi.fn() }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('../leave-for-bank', () => ({ leaveForBank: left }));

let payment: Payment = payments.plan;
let balanceRial = 7_500_000;
const faults = callFaults();
const backend = mockServer(
  faults.handler,
  read(() => payment),
  gateways(),
  credit(() => ({ balanceRial, blockedRial: 0, updatedAt: '2026-11-23T10:00:00.000Z' })),
  request(),
  retry(),
  payFromWallet(),
  cancel(),
);
beforeEach(() => {
  localStorage.clear();
  payment = payments.plan;
  balanceRial = 7_500_000;
});
afterEach(() => {
  faults.mend();
  cleanup();
  vi.clearAllMocks();
});

const open = () =>
  void render(
    <SharedQueries>
      <PaymentPanel paymentId="pay-1" />
    </SharedQueries>,
  );
/** Every read of the panel, the sentence that names what is missing, and a text that stays beside it. */
const reads: Partial<Record<OperationId, readonly [says: string, stands: string]>> = {
  getPayment: [texts.readFailed, texts.readFailedDetail],
  getWalletCredit: [texts.creditFailed, texts.states.notStarted],
  listGateways: [texts.gatewaysFailed, texts.states.notStarted],
};
const rows = Object.entries(reads) as [OperationId, [string, string]][];

it('R-411 names every call of a payment in this table', async () => {
  open();
  await screen.findByText(texts.states.notStarted);
  await act(() => backend.settled());
  expect(calledOperations(backend.requests)).toEqual(rows.map(([operation]) => operation).sort());
});

it.each(rows)('R-411 a payment without %s says what is missing and heals', (operation, [says, stands]) =>
  tryRead({ faults, backend, operation, says, stands, open }),
);

const errors: Readonly<Record<CallFault, string | undefined>> = {
  reset: texts.errors.lost,
  slow: texts.errors.service,
  unavailable: texts.errors.service,
  'wrong shape': texts.errors.service,
  'no JSON': texts.errors.service,
  conflict: texts.errors.changed,
  'to be paid': texts.errors.credit,
  'too many': texts.errors.tooMany,
  'session ended': undefined,
};
const writes = {
  requestOnlinePayment: [payments.plan, /^رفتن به/, () => expect(left).toHaveBeenCalledOnce()],
  retryOnlinePayment: [payments.failed, texts.retry, () => expect(left).toHaveBeenCalledOnce()],
  payFromWallet: [payments.plan, /^پرداخت از کیف پول/, () => expect(backend.writes()).toHaveLength(10)],
  cancelPayment: [payments.plan, texts.giveUp, () => expect(backend.writes()).toHaveLength(10)],
} as const;

it.each(Object.entries(writes) as [OperationId, (typeof writes)[keyof typeof writes]][])(
  'R-411 R-412 %s that fails says so, reads the payment again, and is sent once it answers',
  async (operation, [known, name, done]) => {
    payment = known;
    if (operation === 'payFromWallet') balanceRial = payment.amountRial;
    open();
    const press = async () => {
      const button = () => screen.getByRole('button', { name });
      await screen.findByRole('button', { name });
      await waitFor(() => expect(button().hasAttribute('disabled')).toBe(false));
      fireEvent.click(button());
    };
    await tryWrite({ faults, backend, operation, says: (fault) => errors[fault], press });
    expect(goToLogin).toHaveBeenCalledOnce();
    expect(screen.queryByText(/پرداخت انجام شد/)).toBeNull();
    await press();
    await waitFor(done);
    expect(backend.writes()).toHaveLength(10);
  },
);
