import { getGetUnreadConversationsMockHandler } from '@bazaar/api/mocks/conversations';
import {
  getGetCustomerProfileMockHandler,
  getGetCustomerProfileResponseMock,
} from '@bazaar/api/mocks/customers';
import { getListTradeRequestsBySupplierMockHandler } from '@bazaar/api/mocks/trade-requests';
import { getGetProfilePictureMockHandler } from '@bazaar/api/mocks/users';
import { getGetWalletCreditMockHandler } from '@bazaar/api/mocks/wallet-transactions';
import type { Customer } from '@bazaar/api/model';
import type { RequestHandler } from 'msw';
import { logInForStory } from '../story-of-person';

type Grants = Pick<Customer, 'roles' | 'permissions'>;

const buying = ['favorites.manage', 'profile.edit', 'requests.draft', 'payments.pay'];

/** What the service says of each person of the toolbar. */
const grantsOf: Readonly<Record<string, Grants>> = {
  newcomer: { roles: [], permissions: [] },
  buyer: { roles: ['Consumer', 'Buyer', 'Customer'], permissions: buying },
  agent: { roles: ['MerchantAgent'], permissions: ['favorites.manage', 'profile.edit'] },
  supplier: { roles: ['Consumer', 'Buyer', 'Customer', 'Supplier'], permissions: buying },
  admin: {
    roles: ['Consumer', 'Admin'],
    permissions: ['favorites.manage', 'profile.edit', 'customers.list'],
  },
};

const personWith = (grants: Grants) =>
  getGetCustomerProfileMockHandler({ ...getGetCustomerProfileResponseMock(), ...grants } as Customer);

/** The calls of the account's frame, for stories that have none of their own for them. */
export const accountCalls: readonly RequestHandler[] = [
  personWith(grantsOf.buyer as Grants),
  getGetWalletCreditMockHandler({
    balanceRial: 7_500_000,
    blockedRial: 0,
    updatedAt: '2024-11-20T11:02:00.000Z',
  }),
  getListTradeRequestsBySupplierMockHandler({
    ...{ totalCount: 0, pageNumber: 1, pageSize: 10 },
    ...{ statusCounts: [], groups: [] },
  }),
  getGetUnreadConversationsMockHandler({ totalUnread: 0, items: [] }),
  getGetProfilePictureMockHandler({ updatedAt: '2024-11-20T11:02:00.000Z' }),
];

/** Returns the answers that differ for a person of the toolbar; none for `written`, where the story says who is there. */
export function callsOfRole(role: string): readonly RequestHandler[] {
  const grants = grantsOf[role];
  return grants === undefined ? [] : [personWith(grants)];
}

let logOut: (() => void) | undefined;

/** Logs in for the frame, or out again. Who is logged in stays so: a screen that saw the session end would go to the login. */
export function startSession(isLoggedIn: boolean): void {
  if (!isLoggedIn) logOut?.();
  logOut = isLoggedIn ? logInForStory() : undefined;
}
