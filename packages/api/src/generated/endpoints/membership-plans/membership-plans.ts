/**
 * Generated from the contract; do not edit.
 */
import type {
  MembershipOrder,
  MembershipOrdered,
  RunningMembership
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getOrderMembershipUrl = () => {




  return `/api/v1/membershipplans`
}

/**
 * Makes a membership that is `PendingPayment` until `paymentId` is paid (value added tax comes on top of the price); a free plan is `Active` at once.
 * A plan of the same level as the running one begins when that ends; the months of `directOrdersPerMonth` count from the membership's first day.
 * Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `forbidden` (a supplier's plan without being one, an agent without
 * `Finance`), `not-found` (plan or company), `conflict` (a free plan that still runs), `payload-too-large`, `unsupported-media-type`, `validation`
 * (also another period than the plan's, and the key used again with another body).
 * @summary Take a plan
 */
export const orderMembership = async (membershipOrder: MembershipOrder, options?: Parameters<typeof httpClient>[1]): Promise<MembershipOrdered> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return httpClient<MembershipOrdered>(getOrderMembershipUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(membershipOrder)
  }
);}


export const getListRunningMembershipsUrl = () => {




  return `/api/v1/membershipplans/byuser`
}

/**
 * The caller's own plans as a buyer, the highest level first, with what each has left; empty without one. Not paged. Problems: `unauthorized`, `token-expired`.
 * @summary My plans that run now
 */
export const listRunningMemberships = async ( options?: Parameters<typeof httpClient>[1]): Promise<RunningMembership[]> => {

  return httpClient<RunningMembership[]>(getListRunningMembershipsUrl(),
  {
    ...options,
    method: 'GET'


  }
);}
