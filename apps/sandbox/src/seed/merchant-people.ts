import { daysFromReference } from './reference-date';

/** Agents of the seed: one is active, one has been invited and has not logged in since. */
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
] as const;
