import { getGetTradeRequestResponseMock } from '@bazaar/api/mocks/trade-requests';
import type { MembershipAndPrice, TradeRequest, TradeRequestEvent } from '@bazaar/api/model';
import type { RequestData } from './reads/request-data';

const done = () => Promise.resolve();
const example = getGetTradeRequestResponseMock();

const line = {
  id: 'l-1',
  categoryId: 'c-deep-groove',
  title: 'SKF 6205-2RSH',
  quantity: 200,
  unitOfMeasurementId: 'tu-piece',
  requiredProperties: [
    { propertyId: 'd', title: 'قطر داخلی', symbol: 'd', value: 25, maxValue: 25, unitDisplayText: 'mm' },
  ],
  targetPriceRial: 9_100_000,
  fileIds: [],
  files: [],
};
const base = {
  ...example,
  id: 'tr-118',
  number: '1405-08317',
  revision: 2,
  title: 'سه قلم بلبرینگ',
  lines: [line, { ...line, id: 'l-2', title: 'SKF 6305-2RS1', quantity: 60, targetPriceRial: 14_500_000 }],
  dueAt: '2026-11-22T05:42:00.000Z',
  createdAt: '2026-11-19T14:12:00.000Z',
  submittedAt: '2026-11-20T05:41:00.000Z',
};

export const awaitingPayment = {
  ...base,
  status: 'AwaitingPayment',
  allowedActions: ['Pay', 'Withdraw', 'Duplicate'],
} as TradeRequest;
export const readyToPublish = {
  ...base,
  status: 'ReadyToPublish',
  allowedActions: ['Publish', 'Withdraw', 'Duplicate'],
} as TradeRequest;
export const needsCorrection = {
  ...base,
  status: 'NeedsCorrection',
  allowedActions: ['Edit', 'Withdraw'],
  correction: {
    reason: 'نام کالا روشن نیست.',
    requestedAt: '2026-11-20T10:20:00.000Z',
    errors: { 'lines[0].title': ['نام کالا را کامل بنویسید.'], neededBy: ['تاریخ نزدیک‌تری بنویسید.'] },
  },
} as TradeRequest;
export const answered = {
  ...base,
  status: 'Answered',
  publishedAt: '2026-11-20T06:00:00.000Z',
  answeredAt: '2026-11-20T09:00:00.000Z',
  allowedActions: ['Message', 'Duplicate'],
  answerTerms: { shippingRial: 0, note: 'دو درصد تخفیف پس از توافق' },
  lines: [
    {
      ...line,
      answer: {
        offeredTitle: 'FAG 6205-2RSR',
        unitPriceRial: 9_400_000,
        leadTimeDays: 7,
        deviations: [{ text: 'لقی داخلی عادی به‌جای C3' }],
      },
    },
  ],
} as TradeRequest;

const price: MembershipAndPrice = {
  isCovered: false,
  basePriceRial: 720_000,
  discountRial: 0,
  taxRial: 72_000,
  payableRial: 792_000,
  walletCreditRial: 2_500_000,
  paymentId: 'pay-1',
  paymentStatus: 'Created',
  offers: [],
};
export const covered: RequestData['price'] = {
  state: 'ready',
  data: {
    isCovered: true,
    membership: {
      planTitle: 'طرح حرفه‌ای خریدار، سه‌ماهه',
      validTo: '2027-01-20T08:00:00.000Z',
      remainingRequests: 7,
    },
    basePriceRial: 5_000_000,
    discountRial: 5_000_000,
    taxRial: 0,
    payableRial: 0,
    walletCreditRial: 2_500_000,
    offers: [],
  },
};
const event = (id: string, type: string, at: string): TradeRequestEvent => ({
  ...{ id, type, at, tradeRequestId: 'tr-118' },
  actorName: 'نوید رضایی',
  actorRole: 'Buyer',
});

/** What every story of the page shares. */
export const readyData: RequestData = {
  request: awaitingPayment,
  events: {
    state: 'ready',
    data: [
      event('e-1', 'Created', '2026-11-19T14:12:00.000Z'),
      event('e-2', 'PaymentRequested', '2026-11-20T05:42:00.000Z'),
    ],
  },
  price: { state: 'ready', data: price },
  units: [{ id: 'tu-piece', title: 'عدد', symbol: 'pcs', isDiscrete: true }],
  types: [],
  deliveryPlace: 'کارگاه اصفهان، اصفهان، شهرک صنعتی جی',
  neighbours: {
    listHref: '/profile/directorder',
    nextHref: '/profile/directorderinfo/tr-112',
    place: '۱ از ۴۲',
  },
  nowMs: Date.parse('2026-11-21T11:42:00Z'),
  actions: {
    busy: undefined,
    failure: undefined,
    ...{ confirm: done, publish: done, withdraw: done, duplicate: done, reissue: done },
  },
  payment: null,
  isReturned: false,
};
