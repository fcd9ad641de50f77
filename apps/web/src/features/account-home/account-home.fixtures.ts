import { getGetCustomerProfileResponseMock } from '@bazaar/api/mocks/customers';
import type {
  Conversation,
  Customer,
  LastVisit,
  MerchantAgent,
  Note,
  Payment,
  RunningMembership,
  SupplierSummary,
  TradeRequestStatus,
  TradeRequestSummary,
  TradeRequestsBySupplier,
  TypeModel,
} from '@bazaar/api/model';
import { drawing } from '@/testing/drawings';

const HOUR_MS = 3_600_000;
/** Returns the moment some hours from now: the page counts from the clock. */
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** A buyer to whom the whole account is open. */
export const buyer: Customer = {
  ...getGetCustomerProfileResponseMock(),
  roles: ['Consumer', 'Buyer', 'Customer'],
  permissions: ['favorites.manage', 'profile.edit', 'requests.draft', 'payments.pay'],
};

/** An agency with two of the four permissions. */
export const agency: MerchantAgent = {
  ...{ id: 'agent-1', merchantId: 'm-1', merchantName: 'پارت‌صنعت رضا', personName: 'پریسا نادری' },
  ...{ phoneNumber: buyer.phoneNumber, position: 'کارشناس فروش', permissions: ['ViewRequests', 'Answer'] },
  ...{ state: 'Active', isActive: true, invitedAt: '2026-04-25T08:00:00.000Z', version: 1 },
};

const supplier = (id: string, name: string, cityName: string): SupplierSummary => ({
  ...{ id, name, slug: id, cityName, kinds: ['Manufacturer'], categoryTypes: ['Product'] },
  ...{ isConfirmed: true, yearsOnPlatform: 4, productCount: 120, delegationCount: 2 },
});
const request = (
  id: string,
  status: TradeRequestStatus,
  title: string,
  more: Partial<TradeRequestSummary> = {},
): TradeRequestSummary => ({
  ...{ id: `tr-${id}`, number: `1405-${id}`, kind: 'DirectOrder', status, title, version: 1, revision: 1 },
  ...{ lineCount: 2, unreadCount: 0, allowedActions: [] },
  createdAt: inHours(-90),
  lastEventAt: inHours(-6),
  ...more,
});

const items = {
  pars: [
    request('08317', 'AwaitingPayment', 'سه قلم بلبرینگ', { dueAt: inHours(19), payableRial: 792_000 }),
    request('08285', 'Seen', 'ورق ST37 ضخامت ۱۰', { lastEventAt: inHours(-140) }),
  ],
  sepahan: [
    request('08298', 'NeedsCorrection', 'شیر توپی DN50 PN16', {
      correctionCount: 1,
      lastEventAt: inHours(-48),
    }),
  ],
  middle: [
    request('08304', 'Answered', 'دو پمپ ETA 50-200', { dueAt: inHours(120) }),
    request('08261', 'Agreed', 'گیربکس حلزونی NMRV 075', { lastEventAt: inHours(-290) }),
  ],
};

/** Five requests: three wait for the buyer. */
export const requestsList: TradeRequestsBySupplier = {
  ...{ totalCount: 12, pageNumber: 1, pageSize: 10 },
  statusCounts: [{ status: 'AwaitingPayment', count: 1 }],
  groups: [
    { supplier: supplier('s-1', 'یاتاقان پارس', 'تهران'), items: items.pars },
    { supplier: supplier('s-2', 'شیرآلات سپاهان', 'اصفهان'), items: items.sepahan },
    { supplier: supplier('s-3', 'پمپ‌سازان خاورمیانه', 'تبریز'), items: items.middle },
  ].map((group) => ({ ...group, count: group.items.length, lastEventAt: inHours(-6) })),
};
/** Returns one page of more requests than a page holds: answers of one group with a deadline first, as the service sorts them, then one to correct. */
export function waitingPage(answers: number, pageNumber: number, pageSize: number): TradeRequestsBySupplier {
  const all = [
    ...Array.from({ length: answers }, (_, index) =>
      request(`a-${index}`, 'Answered', `پاسخ ${index}`, {
        ...{ dueAt: inHours(48 + index), groupKey: 'g-1' },
        group: { count: answers, answeredCount: answers },
      }),
    ),
    request('z-1', 'NeedsCorrection', 'شیر توپی DN50 PN16', { correctionCount: 1 }),
  ];
  const items = all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  const group = { supplier: supplier('s-1', 'یاتاقان پارس', 'تهران'), count: all.length, items };
  return {
    ...{ totalCount: all.length, pageNumber, pageSize, statusCounts: [] },
    groups: items.length === 0 ? [] : [{ ...group, lastEventAt: inHours(-6) }],
  };
}
export const noRequests: TradeRequestsBySupplier = {
  ...{ totalCount: 0, pageNumber: 1, pageSize: 10, statusCounts: [], groups: [] },
};

export const unreadThread: Conversation = {
  ...{ id: 'conv-1', subject: 'گواهی تست', unreadCount: 2, state: 'Open', version: 2 },
  counterpart: { kind: 'Supplier', id: 's-2', name: 'شیرآلات سپاهان' },
  lastMessage: { text: 'گواهی تست فشار پیوست شد.', at: inHours(-1), isMine: false },
  createdAt: inHours(-50),
};

export const topUp: Payment = {
  ...{ id: 'pay-1', purpose: 'WalletCharge', referenceId: 'wt-1', title: 'افزایش اعتبار کیف پول' },
  ...{ amountRial: 5_000_000, taxRial: 0, paidFromWalletRial: 0, attempts: [], status: 'Created' },
  createdAt: inHours(-2),
  expiresAt: inHours(22),
};

export const reminder: Note = {
  ...{ id: 'note-1', objectType: 'Product', objectId: 'sp-1', objectTitle: 'بلبرینگ شیار عمیق 6305-2RS1' },
  ...{ objectPath: '/products/sp-1/x', isObjectAvailable: true, text: 'موجودی را بپرس', version: 1 },
  remindAt: inHours(18),
  createdAt: inHours(-30),
  updatedAt: inHours(-30),
};

export const runningPlan: RunningMembership = {
  ...{ membershipId: 'mem-1', planId: 'plan-2', planTitle: 'طرح حرفه‌ای خریدار', level: 2 },
  validTo: inHours(24 * 70),
  directOrders: { limit: 10, used: 6, renewsAt: inHours(24 * 9) },
  messages: { limit: 100, used: 12, renewsAt: inHours(9) },
  agents: { limit: 3, used: 2 },
};

export const planModels: readonly TypeModel[] = [2, 3].map((level) => ({
  id: `plan-${level}`,
  title: level === 2 ? 'طرح حرفه‌ای خریدار' : 'طرح سازمانی خریدار',
  data: { audience: 'Buyer', level, periodMonths: 3, priceRial: 1 },
}));

const visit = (id: string, title: string, more: Partial<LastVisit> = {}): LastVisit => ({
  ...{ objectType: 'Product', objectId: id, title, path: `/products/${id}/x`, times: 1, isAvailable: true },
  visitedAt: inHours(-3),
  ...more,
});
const image = { id: 'f-1', url: drawing('ball-bearing').url, name: 'x.svg', mime: 'image/svg+xml' };

export const lastVisits: readonly LastVisit[] = [
  visit('sp-1', 'بلبرینگ SKF 6305-2RS1', { times: 4, image: { ...image, sizeBytes: 1 } }),
  visit('sp-2', 'پمپ گریز از مرکز ETA 50-200', { visitedAt: inHours(-28) }),
  visit('s-2', 'شیرآلات سپاهان', { objectType: 'Supplier', path: '/supplier/s-2/x' }),
  visit('sp-9', 'الکتروموتور سه‌فاز 7.5 kW', { isAvailable: false }),
];
