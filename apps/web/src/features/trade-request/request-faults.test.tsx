// @vitest-environment jsdom
import {
  getUpdateConversationMockHandler as markRead,
  getSendMessageMockHandler as send,
  getGetConversationThreadMockHandler as thread,
  getGetConversationThreadResponseMock as threadExample,
} from '@bazaar/api/mocks/conversations';
import { getListDeliveryAddressesMockHandler as addresses } from '@bazaar/api/mocks/delivery-addresses';
import {
  getListGatewaysMockHandler as gateways,
  getGetPaymentMockHandler as payment,
} from '@bazaar/api/mocks/payments';
import {
  getRequestTradeRequestConfirmationMockHandler as confirm,
  getCreateDirectOrderMockHandler as copy,
  getListTradeRequestEventsMockHandler as events,
  getListTradeRequestsBySupplierMockHandler as list,
  getGetMembershipAndPriceMockHandler as price,
  getPublishTradeRequestMockHandler as publish,
  getGetTradeRequestMockHandler as read,
  getListTradeDocumentTypesMockHandler as types,
  getUpdateDirectOrderMockHandler as update,
} from '@bazaar/api/mocks/trade-requests';
import { getListUnitsOfMeasurementMockHandler as units } from '@bazaar/api/mocks/units';
import { getGetWalletCreditMockHandler as credit } from '@bazaar/api/mocks/wallet-transactions';
import type { TradeRequest } from '@bazaar/api/model';
import type { OperationId } from '@bazaar/api/operations';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { payments } from '@/entities/payment/payment.fixtures';
import { type CallFault, calledOperations, callFaults, tryRead, tryWrite } from '@/testing/call-faults';
import { mockServer } from '@/testing/mock-server';
import { messagesTexts } from '@/translations/messages';
import { missingMessages } from '@/translations/missing';
import { paymentTexts } from '@/translations/payments';
import { problemMessages } from '@/translations/problem';
import { tradeRequestTexts as texts } from '@/translations/trade-request';
import { RequestScreen } from './request-screen';
import { answered, awaitingPayment } from './trade-request.fixtures';

const { goToLogin, toast, push } = vi.hoisted(() => ({ goToLogin: vi.fn(), toast: vi.fn(), push: vi.fn() }));
vi.mock('@/lib/session/go-to-login', () => ({ goToLogin }));
vi.mock('@/lib/toasts/toasts', () => ({ showToast: toast, showConfirmation: toast }));
vi.mock('@/lib/navigation/use-site-router', () => ({ useSiteRouter: () => ({ push }) }));
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(location.search) }));

const inConversation = { ...answered, conversationId: 'conv-1' } as TradeRequest;
const toPublish = {
  ...awaitingPayment,
  status: 'ReadyToPublish',
  allowedActions: ['Publish', 'Withdraw', 'Duplicate'],
} as TradeRequest;
const fee = { ...payments.notStarted, purpose: 'TradeRequest', referenceId: 'tr-118' } as const;
const noCredit = { balanceRial: 0, blockedRial: 0, updatedAt: '2026-11-23T10:00:00.000Z' };
let request: TradeRequest = awaitingPayment;
const faults = callFaults();
const backend = mockServer(
  faults.handler,
  ...[
    read(() => request),
    events(),
    price(),
    units(),
    types(),
    list(),
    addresses(),
    thread(threadExample()),
    markRead(),
  ],
  ...[payment(fee), gateways(), credit(noCredit), send(), confirm(), publish(), update(), copy()],
);
beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  localStorage.clear();
  sessionStorage.clear();
  request = { ...awaitingPayment, deliveryAddressId: 'address-1' };
  history.replaceState(null, '', '/profile/directorderinfo/tr-118');
});
afterEach(() => {
  faults.mend();
  cleanup();
  vi.clearAllMocks();
});
const open = () => void render(<RequestScreen id="tr-118" />);
const unread = (name: keyof typeof missingMessages.beside) =>
  missingMessages.title(missingMessages.beside[name]);

/** Every read of the page, and the sentence that names what is missing without it. */
const reads: Partial<Record<OperationId, string>> = {
  getTradeRequest: texts.failed,
  listTradeRequestEvents: texts.eventsFailed,
  getMembershipAndPrice: texts.feeFailed,
  getPayment: paymentTexts.readFailed,
  listGateways: paymentTexts.gatewaysFailed,
  getWalletCredit: paymentTexts.creditFailed,
  listUnitsOfMeasurement: unread('units'),
  listDeliveryAddresses: unread('addresses'),
  listTradeDocumentTypes: unread('documentTypes'),
  listTradeRequestsBySupplier: unread('neighbours'),
  getConversationThread: texts.conversationFailed,
};
/** Repeated by itself with the next read; nothing on the screen waits for it. */
const unseen: readonly OperationId[] = ['updateConversation'];
const rows = Object.entries(reads) as [OperationId, string][];

it('R-411 names every call of a request’s page in this table', async () => {
  open();
  await screen.findByText(texts.fee);
  await act(() => backend.settled());
  request = inConversation;
  fireEvent(window, new Event('visibilitychange'));
  await screen.findByLabelText(/^پاسخ به/);
  const called = calledOperations(backend.requests).filter((name) => !unseen.some((one) => one === name));
  expect(called).toEqual(rows.map(([operation]) => operation).sort());
});

it.each(rows)('R-411 says what is missing without %s, keeps the rest and heals', (operation, says) => {
  if (operation === 'getConversationThread') request = inConversation;
  return tryRead({ faults, backend, operation, says, stands: /درخواست/, open });
});

const failures: Readonly<Record<CallFault, string | undefined>> = {
  reset: texts.failures.network,
  slow: texts.failures.service,
  unavailable: texts.failures.service,
  'wrong shape': texts.failures.service,
  'no JSON': texts.failures.service,
  conflict: undefined,
  'to be paid': texts.failures.paymentRequired,
  'too many': problemMessages['rate-limited'],
  'session ended': undefined,
};
const says = (fault: CallFault) => failures[fault];
const button = (name: string) => screen.findByRole('button', { name });

it('R-411 a publication that fails says so, and goes out once it is answered', async () => {
  request = toPublish;
  open();
  const press = async () => {
    fireEvent.click(await button(texts.publish));
    const dialog = within(await screen.findByRole('alertdialog'));
    const accepted = dialog.getByRole('checkbox') as HTMLInputElement;
    if (!accepted.checked) fireEvent.click(accepted);
    fireEvent.click(dialog.getByRole('button', { name: texts.publishNow }));
  };
  await tryWrite({ faults, backend, operation: 'publishTradeRequest', says, press });
  expect(goToLogin).toHaveBeenCalledOnce();
  expect(toast).toHaveBeenCalledWith({ status: 'warning', title: texts.conflict });
  await press();
  await waitFor(() => expect(toast).toHaveBeenCalledWith(texts.done.publish));
  const keys = backend.writes().map(({ key }) => key);
  // Until the conflict, a final answer, all five are one intent.
  expect(new Set(keys.slice(0, 6)).size).toBe(1);
});

const draft = {
  ...awaitingPayment,
  status: 'Draft',
  allowedActions: ['Edit', 'RequestConfirmation'],
} as TradeRequest;
const expired = {
  ...awaitingPayment,
  status: 'Expired',
  allowedActions: ['Duplicate'],
} as unknown as TradeRequest;

it.each([
  ['confirmation', draft, 'requestTradeRequestConfirmation', texts.confirm, texts.done.confirm],
  ['withdrawal', toPublish, 'updateDirectOrder', texts.withdraw, texts.done.withdraw],
  ['copy', toPublish, 'createDirectOrder', texts.duplicate, undefined],
  ['reissue', expired, 'createDirectOrder', texts.reissue, undefined],
] as const)(
  'R-411 a %s that fails says so, and happens once it is answered',
  async (_, known, operation, name, done) => {
    request = known;
    open();
    const press = async () => {
      const [head] = await screen.findAllByRole('button', { name });
      fireEvent.click(head as HTMLElement);
      const dialog = screen.queryByRole('alertdialog');
      if (dialog !== null) fireEvent.click(within(dialog).getByRole('button', { name: texts.withdrawNow }));
    };
    await tryWrite({ faults, backend, operation, says, press });
    expect(goToLogin).toHaveBeenCalledOnce();
    expect(push).not.toHaveBeenCalled();
    await press();
    if (done === undefined) await waitFor(() => expect(push).toHaveBeenCalledOnce());
    else await waitFor(() => expect(toast).toHaveBeenCalledWith(done));
  },
);

it('R-411 a message that fails stays, as a message to send again or in its field', async () => {
  request = inConversation;
  open();
  const field = (await screen.findByLabelText(/^پاسخ به/)) as HTMLTextAreaElement;
  const press = () => {
    const resend = screen.queryByRole('button', { name: messagesTexts.resend });
    if (resend !== null) return void fireEvent.click(resend);
    if (field.value === '') fireEvent.change(field, { target: { value: 'قیمت با ارسال است؟' } });
    fireEvent.click(screen.getByRole('button', { name: messagesTexts.send }));
  };
  const isFinal = (fault: CallFault) => fault === 'conflict' || fault === 'to be paid';
  await tryWrite({
    ...{ faults, backend, operation: 'sendMessage', press },
    says: (fault) => (isFinal(fault) ? messagesTexts.refused : undefined),
    keeps: () => expect(screen.queryAllByText('قیمت با ارسال است؟').length).toBeGreaterThan(0),
  });
  expect(goToLogin).toHaveBeenCalledOnce();
  press();
  await waitFor(() => expect(screen.queryByRole('button', { name: messagesTexts.resend })).toBeNull());
  expect(field.value).toBe('');
});
