import type {
  Customer,
  Merchant,
  MerchantAgent,
  MerchantSaleSetting,
  SupplierSummary,
  TradeRequestSummary,
  TradeRequestsBySupplier,
  UserFavorite,
} from '@bazaar/api/model';

const supplier = (id: string, name: string, cityName: string, isConfirmed: boolean): SupplierSummary => ({
  ...{ id, name, cityName, isConfirmed, slug: id },
  kinds: ['Manufacturer'],
  categoryTypes: ['Product'],
  yearsOnPlatform: 4,
  productCount: 120,
  delegationCount: 2,
  ...(isConfirmed
    ? {
        confirmation: {
          kind: 'PlatformConfirmed',
          title: 'هویت و نشانی شرکت',
          issuer: 'بازار صنعت',
          state: 'Valid',
          issuedAt: '2025-09-24T00:00:00.000Z',
          validTo: '2027-09-24T00:00:00.000Z',
        },
      }
    : {}),
});
export const suppliers = [
  supplier('s-1', 'یاتاقان پارس', 'تهران', true),
  supplier('s-2', 'ماشین‌افزار توس', 'مشهد', false),
] as const;

const request = (changes: Partial<TradeRequestSummary>): TradeRequestSummary => ({
  id: 'tr-1',
  number: '1405-08317',
  kind: 'DirectOrder',
  status: 'Answered',
  version: 4,
  title: 'سه قلم بلبرینگ شیار عمیق 6205-2RSH',
  revision: 2,
  lineCount: 3,
  createdAt: '2024-11-19T14:12:00.000Z',
  lastEventAt: '2024-11-20T05:42:00.000Z',
  conversationId: 'conv-1',
  unreadCount: 2,
  allowedActions: ['Message'],
  ...changes,
});
export const dealings: TradeRequestsBySupplier = {
  pageNumber: 1,
  pageSize: 100,
  totalCount: 4,
  statusCounts: [{ status: 'Answered', count: 4 }],
  groups: [
    { supplier: suppliers[0], count: 3, lastEventAt: '2024-11-20T05:42:00.000Z', items: [request({})] },
    {
      supplier: suppliers[1],
      count: 1,
      lastEventAt: '2024-11-12T08:00:00.000Z',
      items: [
        request({
          ...{ id: 'tr-2', status: 'Seen', title: 'کاسه‌نمد شعاعی، ۶ اندازه' },
          ...{ conversationId: 'conv-2', unreadCount: 0, lastEventAt: '2024-11-12T08:00:00.000Z' },
        }),
      ],
    },
  ],
};

const favourite = (id: string, title: string, isAvailable: boolean): UserFavorite => ({
  ...{ id: `fav-${id}`, objectType: 'Supplier', objectId: id, title, isAvailable },
  path: `/suppliers/${id}`,
  createdAt: '2026-09-01T08:00:00.000Z',
});
export const followed = [
  favourite('s-1', 'یاتاقان پارس', true),
  favourite('s-2', 'ماشین‌افزار توس', true),
  favourite('s-9', 'ابزار نمونهٔ بسته‌شده', false),
];

export const merchants: readonly Merchant[] = [
  {
    id: 'm-1',
    name: 'پارت‌صنعت رضا',
    legalName: 'شرکت پارت‌صنعت رضا',
    kind: 'Legal',
    nationalId: '10103571802',
    isConfirmed: true,
    confirmedAt: '2025-09-24T00:00:00.000Z',
    supplierId: 's-1',
  },
  {
    id: 'm-2',
    name: 'نساجی رضا',
    legalName: 'نساجی رضا',
    kind: 'Legal',
    nationalId: '14000000003',
    isConfirmed: false,
  },
];

const agent = (changes: Partial<MerchantAgent>): MerchantAgent => ({
  id: 'agent-1',
  merchantId: 'm-1',
  merchantName: 'پارت‌صنعت رضا',
  personName: 'پریسا نادری',
  phoneNumber: '09125503718',
  position: 'کارشناس فروش',
  permissions: ['ViewRequests', 'Answer'],
  state: 'Active',
  isActive: true,
  invitedAt: '2026-04-25T08:00:00.000Z',
  acceptedAt: '2026-04-26T08:00:00.000Z',
  version: 3,
  ...changes,
});
const invited = { state: 'Invited', isActive: false, invitedAt: '2026-11-19T08:00:00.000Z' } as const;
/** Of the first company, and the person's own agency of the second. */
export const agents: readonly MerchantAgent[] = [
  agent({}),
  agent({
    ...{ id: 'agent-2', personName: 'لیلا فتحی', phoneNumber: '09357014490', permissions: ['EditCatalog'] },
    ...{ state: 'Inactive', isActive: false, deactivatedAt: '2026-11-02T09:00:00.000Z' },
  }),
  agent({
    ...{
      id: 'agent-3',
      personName: '09193382755',
      phoneNumber: '09193382755',
      permissions: ['ViewRequests'],
    },
    ...{ position: 'نمایندهٔ کرج', ...invited, expiresAt: '2026-11-22T08:00:00.000Z' },
  }),
  agent({
    ...{ id: 'agent-4', personName: '09120000006', phoneNumber: '09120000006', permissions: ['Finance'] },
    ...{ ...invited, invitedAt: '2026-11-01T08:00:00.000Z', expiresAt: '2026-11-04T08:00:00.000Z' },
  }),
  agent({ id: 'agent-5', merchantId: 'm-2', personName: 'بهنام رضایی', phoneNumber: '09120000001' }),
];

export const saleSetting: MerchantSaleSetting = {
  merchantId: 'm-1',
  acceptsDirectOrder: true,
  minOrderRial: 50_000_000,
  paymentTerms: ['Cash', 'Check'],
  deliveryMethods: ['BuyerPickup', 'Freight'],
  saleCityIds: ['city-tehran', 'city-karaj'],
  answerSlaHours: 24,
  requiredDocumentTypeIds: ['tdt-technical-spec'],
};

/** A person with these roles and permissions. */
export function customerOf(roles: Customer['roles'], permissions: Customer['permissions']): Customer {
  return {
    ...{ id: 'cu-1', userId: 'usr-1', personId: 'pe-1', kind: 'Company' },
    ...{ firstName: 'بهنام', lastName: 'رضایی', phoneNumber: '09120000001' },
    ...{ roles, permissions, completeness: 100, missingFields: [], version: 1 },
  };
}
export const owner = customerOf(
  ['Consumer', 'Buyer', 'ConsumerOwner', 'Supplier'],
  ['agents.manage', 'statistics.own'],
);
export const buyer = customerOf(['Consumer', 'Buyer'], ['payments.pay']);

export const pageOf = <Item>(items: readonly Item[]) => ({
  ...{ pageNumber: 1, pageSize: 25, totalCount: items.length },
  items: [...items],
});
