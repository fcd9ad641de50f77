/**
 * Generated from the contract; do not edit.
 */
import type {
  ChangedCustomer,
  ChangedMerchantAgent,
  Customer,
  ListCustomersParams,
  ListMerchantAgentsParams,
  MerchantAgent,
  NewMerchantAgent,
  NewPersonCustomer,
  PagedCustomerSummary,
  RemoveMerchantAgentParams
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListCustomersUrl = (params?: ListCustomersParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/customers?${stringifiedParams}` : `/api/v1/customers`
}

/**
 * For administrators. `term` is found in names, companies, phone numbers and mail addresses.
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `forbidden`.
 * @summary All customers
 */
export const listCustomers = async (params?: ListCustomersParams, options?: Parameters<typeof httpClient>[1]): Promise<PagedCustomerSummary> => {

  return httpClient<PagedCustomerSummary>(getListCustomersUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getCreatePersonCustomerUrl = () => {




  return `/api/v1/customers/personcustomer`
}

/**
 * The person part of a profile that was never filled in; later changes go through `updateCustomerProfile`. A profile that is there is `conflict`,
 * with the profile in `current`. The same `Idempotency-Key` with the same body answers the first answer again.
 * Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `conflict`, `payload-too-large`, `unsupported-media-type`,
 * `validation`.
 * @summary Fill in my profile for the first time
 */
export const createPersonCustomer = async (newPersonCustomer: NewPersonCustomer, options?: Parameters<typeof httpClient>[1]): Promise<Customer> => {

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
return httpClient<Customer>(getCreatePersonCustomerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newPersonCustomer)
  }
);}


export const getGetCustomerProfileUrl = () => {




  return `/api/v1/customers/profile`
}

/**
 * Never kept by a cache. Problems: `unauthorized`, `token-expired`, `not-found` when the profile was never filled in.
 * @summary The logged-in person's profile
 */
export const getCustomerProfile = async ( options?: Parameters<typeof httpClient>[1]): Promise<Customer> => {

  return httpClient<Customer>(getGetCustomerProfileUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getUpdateCustomerProfileUrl = () => {




  return `/api/v1/customers/profile`
}

/**
 * Sends the whole profile; a field left out is emptied. A complete profile (no `missingFields`) brings the roles `Buyer` and `Customer`, a company `ConsumerOwner`;
 * they go again with what brought them. A `version` that has moved on is `conflict`, with the profile as it is now in `current`.
 * Problems: `bad-request` (broken JSON), `unauthorized`, `token-expired`, `conflict`, `payload-too-large`, `unsupported-media-type`, `validation`
 * (also a wrong national code or national id, an unknown job title or activity field, a birth date out of bounds).
 * @summary Change my profile
 */
export const updateCustomerProfile = async (changedCustomer: ChangedCustomer, options?: Parameters<typeof httpClient>[1]): Promise<Customer> => {

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
return httpClient<Customer>(getUpdateCustomerProfileUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changedCustomer)
  }
);}


export const getListMerchantAgentsUrl = (params?: ListMerchantAgentsParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/customers/profile/merchant-agents?${stringifiedParams}` : `/api/v1/customers/profile/merchant-agents`
}

/**
 * Newest invitation first: the agents of the companies the caller owns, and the agencies the caller holds. Not paged.
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` for a company that is not the caller's.
 * @summary Agents of my companies
 */
export const listMerchantAgents = async (params?: ListMerchantAgentsParams, options?: Parameters<typeof httpClient>[1]): Promise<MerchantAgent[]> => {

  return httpClient<MerchantAgent[]>(getListMerchantAgentsUrl(params),
  {
    ...options,
    method: 'GET'


  }
);}


export const getInviteMerchantAgentUrl = () => {




  return `/api/v1/customers/profile/merchant-agents`
}

/**
 * The invitation is accepted at the next login of that number within three days; the person then has the role `MerchantAgent`. A number that is
 * already invited is `conflict`, with the agent in `current`; one whose invitation has expired is invited again. A company has at most 50 agents (`quota-exceeded`). The same `Idempotency-Key` with the same body answers
 * the first answer again.
 * Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `forbidden`, `quota-exceeded`, `not-found` (not the caller's
 * company), `conflict`, `payload-too-large`, `unsupported-media-type`, `validation`.
 * @summary Invite an agent
 */
export const inviteMerchantAgent = async (newMerchantAgent: NewMerchantAgent, options?: Parameters<typeof httpClient>[1]): Promise<MerchantAgent> => {

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
return httpClient<MerchantAgent>(getInviteMerchantAgentUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newMerchantAgent)
  }
);}


export const getUpdateMerchantAgentUrl = () => {




  return `/api/v1/customers/profile/merchant-agents`
}

/**
 * Position, permissions, and on or off. `conflict`, with the agent as it is now in `current`: its `version` has moved on, or an invitation that nobody
 * has accepted is switched on.
 * Problems: `bad-request` (broken JSON), `unauthorized`, `token-expired`, `forbidden`, `not-found`, `conflict`, `payload-too-large`,
 * `unsupported-media-type`, `validation`.
 * @summary Change an agent
 */
export const updateMerchantAgent = async (changedMerchantAgent: ChangedMerchantAgent, options?: Parameters<typeof httpClient>[1]): Promise<MerchantAgent> => {

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
return httpClient<MerchantAgent>(getUpdateMerchantAgentUrl(),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(changedMerchantAgent)
  }
);}


export const getRemoveMerchantAgentUrl = (params: RemoveMerchantAgentParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/customers/profile/merchant-agents?${stringifiedParams}` : `/api/v1/customers/profile/merchant-agents`
}

/**
 * Also takes an invitation back. Problems: `bad-request`, `unauthorized`, `token-expired`, `forbidden`, `not-found`.
 * @summary Remove an agent
 */
export const removeMerchantAgent = async (params: RemoveMerchantAgentParams, options?: Parameters<typeof httpClient>[1]): Promise<void> => {

  return httpClient<void>(getRemoveMerchantAgentUrl(params),
  {
    ...options,
    method: 'DELETE'


  }
);}
