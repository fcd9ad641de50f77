import type {
  PagedWalletTransaction,
  RunningMembership,
  TypeModel,
  WalletTransaction,
} from '@bazaar/api/model';

const line = (id: string, more: Partial<WalletTransaction>): WalletTransaction => ({
  id,
  kind: 'Charge',
  direction: 'In',
  amountRial: 5_000_000,
  balanceAfterRial: 7_500_000,
  status: 'Done',
  description: 'شارژ کیف پول',
  trackingCode: '140308301247',
  createdAt: '2024-11-20T10:51:00.000Z',
  ...more,
});

/** A ledger with every kind of line. */
export const ledgerPage: PagedWalletTransaction = {
  items: [
    line('wt-1', {}),
    line('wt-2', { status: 'Pending', paymentId: 'pay-1' }),
    line('wt-3', {
      kind: 'Refund',
      amountRial: 720_000,
      description: 'بازگشت هزینهٔ درخواست 1403-08281، پیش از ارسال پس گرفتید',
    }),
    line('wt-4', {
      kind: 'Payment',
      direction: 'Out',
      amountRial: 1_080_000,
      balanceAfterRial: 1_780_000,
      description: 'هزینهٔ درخواست 1403-08298',
    }),
    line('wt-5', { status: 'Failed', amountRial: 3_000_000 }),
    line('wt-6', { kind: 'AdminCharge', description: 'جبران دیرکرد' }),
  ],
  totalCount: 34,
  pageNumber: 1,
  pageSize: 10,
};

const plan = (level: number, title: string, priceRial: number, orders: number): TypeModel => ({
  id: `plan-${level}`,
  title,
  data: {
    audience: 'Buyer',
    level,
    periodMonths: 3,
    priceRial,
    features: [],
    limits: { directOrdersPerMonth: orders, messagesPerDay: orders * 10, agents: level },
    isPopular: level === 2,
  },
});

/** A plan with most of its month used. */
export const runningPlan: RunningMembership = {
  membershipId: 'mem-1',
  planId: 'plan-2',
  planTitle: 'طرح حرفه‌ای خریدار',
  level: 2,
  validTo: '2025-02-18T08:00:00.000Z',
  directOrders: { limit: 10, used: 7, renewsAt: '2024-12-20T08:00:00.000Z' },
  messages: { limit: 100, used: 12, renewsAt: '2024-12-01T20:30:00.000Z' },
  agents: { limit: 3, used: 2 },
};

export const planModels: readonly TypeModel[] = [
  plan(1, 'طرح پایهٔ خریدار', 0, 1),
  plan(2, 'طرح حرفه‌ای خریدار', 54_000_000, 10),
  plan(3, 'طرح سازمانی خریدار', 175_000_000, 60),
];
