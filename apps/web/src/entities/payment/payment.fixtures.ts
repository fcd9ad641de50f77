import { getListGatewaysResponseMock } from '@bazaar/api/mocks/payments';
import type { Gateway, OnlinePayment, Payment } from '@bazaar/api/model';
import { drawing } from '@/testing/drawings';

const requested: OnlinePayment = {
  id: 'op-1',
  paymentId: 'pay-1',
  gatewayId: 'gateway-1',
  status: 'Redirected',
  amountRial: 5_000_000,
  paidFromWalletRial: 0,
  redirectUrl: 'https://bank.example/bank/a1',
  redirectMethod: 'GET',
  requestedAt: '2024-11-20T10:56:00.000Z',
  expiresAt: '2024-11-20T11:11:00.000Z',
};
const { redirectUrl: _, redirectMethod: __, ...closed } = requested;
const base = {
  id: 'pay-1',
  purpose: 'WalletCharge',
  referenceId: 'wt-1',
  title: 'شارژ کیف پول',
  amountRial: 5_000_000,
  taxRial: 0,
  paidFromWalletRial: 0,
  createdAt: '2024-11-20T10:55:00.000Z',
  expiresAt: '2024-11-21T10:55:00.000Z',
} as const;
const finished = '2024-11-20T10:58:00.000Z';
const silent: OnlinePayment = { ...closed, status: 'Unknown' };

/** The contract's gateways, with pictures that stories have. */
export const gateways: Gateway[] = getListGatewaysResponseMock().map((gateway) => ({
  ...gateway,
  logo: drawing('gauge'),
}));

/** One payment in every state. */
export const payments = {
  notStarted: { ...base, attempts: [], status: 'Created' },
  /** Of something else than the wallet, with tax: the wallet can pay a part. */
  plan: {
    ...base,
    purpose: 'Membership',
    referenceId: 'mem-1',
    title: 'طرح حرفه‌ای خریدار، سه‌ماهه',
    amountRial: 59_400_000,
    taxRial: 5_400_000,
    attempts: [],
    status: 'Created',
  },
  cancelledAtBank: {
    ...base,
    attempts: [{ ...closed, status: 'CancelledByUser', finishedAt: finished }],
    status: 'Created',
  },
  atBank: { ...base, attempts: [requested], status: 'Pending', attempt: requested },
  checking: { ...base, attempts: [silent], status: 'Verifying', attempt: silent },
  paid: {
    ...base,
    attempts: [{ ...closed, status: 'Verified', cardMask: '6037-99**-****-4821', finishedAt: finished }],
    status: 'Paid',
    paidAt: finished,
    trackingCode: '140308301247',
    referenceNumber: '881044271000',
  },
  failed: {
    ...base,
    attempts: [{ ...closed, status: 'Failed', failureCode: 'bank-refused', finishedAt: finished }],
    status: 'Failed',
    failedAt: finished,
    failureCode: 'bank-refused',
    failureText: 'بانک پرداخت را نپذیرفت.',
  },
  givenUp: { ...base, attempts: [], status: 'Cancelled', cancelledAt: finished },
  expired: { ...base, attempts: [], status: 'Expired', expiredAt: finished },
} as const satisfies Record<string, Payment>;
