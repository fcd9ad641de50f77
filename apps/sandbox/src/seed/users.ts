import { daysFromReference } from './reference-date';
import type { SeedUser } from './seed-types';

/** The buyer whom the README names; any other mobile number becomes a user of its own at its first login. */
export const users: SeedUser[] = [
  {
    id: 'user-1',
    personId: 'person-1',
    customerId: 'customer-1',
    firstName: 'نوید',
    lastName: 'رضایی',
    phoneNumber: '09120000001',
    email: 'buyer@bazaar.example',
    cityId: 'city-tehran',
    kind: 'Company',
    company: { name: 'صنایع نمونهٔ بازار', nationalId: '14000000001' },
    roles: ['Buyer', 'Consumer', 'Customer'],
    permissions: [],
    createdAt: daysFromReference(-412),
  },
];
