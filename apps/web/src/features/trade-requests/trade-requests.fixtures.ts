import type { SupplierSummary, TradeRequestStatus, TradeRequestsBySupplier } from '@bazaar/api/model';
import { tradeListTexts as texts } from '@/translations/trade-list';
import type { ListedRequest } from './request-rows';

const supplier = (id: string, name: string, cityName: string): SupplierSummary => ({
  id,
  name,
  slug: id,
  cityName,
  kinds: ['Manufacturer'],
  categoryTypes: ['Product'],
  isConfirmed: true,
  yearsOnPlatform: 4,
  productCount: 120,
  delegationCount: 2,
});
const pars = supplier('s-1', 'یاتاقان پارس', 'تهران');
const toos = supplier('s-2', 'ماشین‌افزار توس', 'مشهد');

export const awaitingPayment: ListedRequest = {
  id: 'tr-118',
  number: '1405-08317',
  kind: 'DirectOrder',
  status: 'AwaitingPayment',
  version: 4,
  title: 'سه قلم بلبرینگ شیار عمیق',
  revision: 2,
  buyerReference: 'PR-1405-118',
  lineCount: 3,
  dueAt: '2026-11-22T05:42:00.000Z',
  payableRial: 792_000,
  createdAt: '2026-11-19T14:12:00.000Z',
  lastEventAt: '2026-11-20T05:42:00.000Z',
  unreadCount: 0,
  allowedActions: ['Pay', 'Withdraw', 'Duplicate'],
  supplier: pars,
};
export const answered: ListedRequest = {
  ...awaitingPayment,
  id: 'tr-112',
  number: '1405-08309',
  status: 'Answered',
  title: 'بلبرینگ خط ریسندگی',
  buyerReference: 'PR-1405-112',
  groupKey: 'bearings',
  group: { count: 3, answeredCount: 3 },
  dueAt: '2026-11-23T12:30:00.000Z',
  unreadCount: 1,
  allowedActions: ['Duplicate', 'Message'],
};
const row = (
  id: string,
  status: TradeRequestStatus,
  title: string,
  changes: Partial<ListedRequest>,
): ListedRequest => ({ ...awaitingPayment, id, number: `1405-${id}`, status, title, ...changes });

export const requests: readonly ListedRequest[] = [
  awaitingPayment,
  answered,
  row('08298', 'NeedsCorrection', 'الکتروموتور سه‌فاز 7.5 kW', {
    supplier: toos,
    correctionCount: 2,
    dueAt: undefined as never,
    allowedActions: ['Edit', 'Withdraw'],
  }),
  row('08277', 'Seen', 'کاسه‌نمد شعاعی، ۶ اندازه', {
    lineCount: 6,
    dueAt: '2026-11-26T13:30:00.000Z',
    allowedActions: ['Message'],
  }),
  row('08266', 'AwaitingConfirmation', 'گیربکس حلزونی NMRV 063', { lineCount: 2, allowedActions: ['Edit'] }),
  row('08240', 'Agreed', 'تسمهٔ تایم HTD 8M', {
    closedAt: '2026-11-15T09:00:00.000Z',
    allowedActions: ['Duplicate'],
  }),
  row('08213', 'Expired', 'رولبرینگ مخروطی 32210', {
    closedAt: '2026-11-10T09:00:00.000Z',
    allowedActions: ['Duplicate'],
  }),
].map(({ dueAt, ...each }) => (dueAt === undefined ? each : { ...each, dueAt })) as ListedRequest[];

export const listing: TradeRequestsBySupplier = {
  pageNumber: 1,
  pageSize: 10,
  totalCount: 42,
  statusCounts: [
    { status: 'AwaitingPayment', count: 4 },
    { status: 'Seen', count: 7 },
    { status: 'AwaitingConfirmation', count: 1 },
    { status: 'Agreed', count: 30 },
  ],
  groups: [toos, pars].map((each) => {
    const items = requests.filter((request) => request.supplier.id === each.id);
    return {
      supplier: each,
      count: items.length,
      lastEventAt: awaitingPayment.lastEventAt,
      items: items.map(({ supplier: _, ...item }) => item),
    };
  }),
};

/** A click that does nothing, for stories. */
export const nothing = () => undefined;
export const savedExample = [{ name: texts.turn.buyer, query: 'turn=buyer' }];
