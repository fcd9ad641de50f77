import { daysFromReference } from './reference-date';

/**
 * Agents of the seed: one of a buyer's company is active, one has been invited and has not logged in since; four of a supplier have one
 * permission each.
 */
export const merchantAgents = [
  {
    id: 'agent-1',
    merchantId: 'merchant-buyer-1',
    userId: 'user-4',
    phoneNumber: '09120000004',
    position: 'کارشناس خرید',
    permissions: ['ViewRequests', 'Answer'],
    invitedAt: daysFromReference(-210),
    acceptedAt: daysFromReference(-209),
  },
  {
    id: 'agent-2',
    merchantId: 'merchant-buyer-1',
    phoneNumber: '09120000007',
    position: 'حسابدار',
    permissions: ['ViewRequests', 'Finance'],
    invitedAt: daysFromReference(-2),
  },
  {
    id: 'agent-11',
    merchantId: 'm-1',
    userId: 'user-11',
    phoneNumber: '09120000011',
    position: 'کارشناس فروش',
    permissions: ['ViewRequests'],
    invitedAt: daysFromReference(-100),
    acceptedAt: daysFromReference(-99),
  },
  {
    id: 'agent-12',
    merchantId: 'm-1',
    userId: 'user-12',
    phoneNumber: '09120000012',
    position: 'مدیر فروش',
    permissions: ['Answer'],
    invitedAt: daysFromReference(-100),
    acceptedAt: daysFromReference(-99),
  },
  {
    id: 'agent-13',
    merchantId: 'm-1',
    userId: 'user-13',
    phoneNumber: '09120000013',
    position: 'مسئول کالاها',
    permissions: ['EditCatalog'],
    invitedAt: daysFromReference(-100),
    acceptedAt: daysFromReference(-99),
  },
  {
    id: 'agent-14',
    merchantId: 'm-1',
    userId: 'user-14',
    phoneNumber: '09120000014',
    position: 'حسابدار',
    permissions: ['Finance'],
    invitedAt: daysFromReference(-100),
    acceptedAt: daysFromReference(-99),
  },
] as const;
