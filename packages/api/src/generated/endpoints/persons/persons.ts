/**
 * Generated from the contract; do not edit.
 */
import type {
  DeletePersonAddressParams,
  NewPersonAddress,
  PersonAddress,
  PersonAddressChange
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListPersonAddressesUrl = (id: string,) => {




  return `/api/v1/persons/${encodeURIComponent(String(id))}/addresses`
}

/**
 * The primary one first, then in the order they were made. Not paged. Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (not the caller's own person).
 * @summary Postal addresses of a person
 */
export const listPersonAddresses = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<PersonAddress[]> => {

  return httpClient<PersonAddress[]>(getListPersonAddressesUrl(id),
  {
    ...options,
    method: 'GET'


  }
);}


export const getCreatePersonAddressUrl = (id: string,) => {




  return `/api/v1/persons/${encodeURIComponent(String(id))}/addresses`
}

/**
 * At most 20 for one person. The same `Idempotency-Key` with the same body answers the first answer again.
 * Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `not-found` (not the caller's own person), `payload-too-large`, `unsupported-media-type`,
 * `validation` (also places that do not belong together, a 21st address, and the key used again with another body).
 * @summary Add a postal address
 */
export const createPersonAddress = async (id: string,
    newPersonAddress: NewPersonAddress, options?: Parameters<typeof httpClient>[1]): Promise<PersonAddress> => {

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
return httpClient<PersonAddress>(getCreatePersonAddressUrl(id),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newPersonAddress)
  }
);}


export const getUpdatePersonAddressUrl = (id: string,) => {




  return `/api/v1/persons/${encodeURIComponent(String(id))}/addresses`
}

/**
 * Replaces the address named in the body; a field left out is dropped.
 * Problems: `bad-request` (also broken JSON), `unauthorized`, `token-expired`, `not-found` (not the caller's own person, or no such address), `conflict` (the
 * address has moved on; `current` is it), `payload-too-large`, `unsupported-media-type`, `validation` (also places that do not belong together).
 * @summary Change a postal address
 */
export const updatePersonAddress = async (id: string,
    personAddressChange: PersonAddressChange, options?: Parameters<typeof httpClient>[1]): Promise<PersonAddress> => {

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
return httpClient<PersonAddress>(getUpdatePersonAddressUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(personAddressChange)
  }
);}


export const getDeletePersonAddressUrl = (id: string,
    params: DeletePersonAddressParams,) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {

    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value))
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0 ? `/api/v1/persons/${encodeURIComponent(String(id))}/addresses?${stringifiedParams}` : `/api/v1/persons/${encodeURIComponent(String(id))}/addresses`
}

/**
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (not the caller's own person, or no such address).
 * @summary Drop a postal address
 */
export const deletePersonAddress = async (id: string,
    params: DeletePersonAddressParams, options?: Parameters<typeof httpClient>[1]): Promise<void> => {

  return httpClient<void>(getDeletePersonAddressUrl(id,params),
  {
    ...options,
    method: 'DELETE'


  }
);}
