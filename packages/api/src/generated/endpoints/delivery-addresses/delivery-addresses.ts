/**
 * Generated from the contract; do not edit.
 */
import type {
  DeliveryAddress,
  DeliveryAddressChange,
  DeliveryAddressFields
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getListDeliveryAddressesUrl = () => {




  return `/api/v1/deliveryaddresses`
}

/**
 * The selected one first, then the last changed first. At most 50. Not paged. Problems: `unauthorized`, `token-expired`.
 * @summary My delivery addresses
 */
export const listDeliveryAddresses = async ( options?: Parameters<typeof httpClient>[1]): Promise<DeliveryAddress[]> => {

  return httpClient<DeliveryAddress[]>(getListDeliveryAddressesUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getCreateDeliveryAddressUrl = () => {




  return `/api/v1/deliveryaddresses`
}

/**
 * A person's first address is selected at once, a later one is not. The same `Idempotency-Key` with the same body answers the first answer again.
 * Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `payload-too-large`, `unsupported-media-type`, `validation` (also places that do not
 * belong together, a 51st address, and the key used again with another body).
 * @summary Add a delivery address
 */
export const createDeliveryAddress = async (deliveryAddressFields: DeliveryAddressFields, options?: Parameters<typeof httpClient>[1]): Promise<DeliveryAddress> => {

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
return httpClient<DeliveryAddress>(getCreateDeliveryAddressUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deliveryAddressFields)
  }
);}


export const getGetDefaultDeliveryAddressUrl = () => {




  return `/api/v1/deliveryaddresses/default`
}

/**
 * 204 when the person has no address. Problems: `unauthorized`, `token-expired`.
 * @summary My selected delivery address
 */
export const getDefaultDeliveryAddress = async ( options?: Parameters<typeof httpClient>[1]): Promise<DeliveryAddress | undefined> => {

  return httpClient<DeliveryAddress | undefined>(getGetDefaultDeliveryAddressUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getUpdateDeliveryAddressUrl = (id: string,) => {




  return `/api/v1/deliveryaddresses/${encodeURIComponent(String(id))}`
}

/**
 * Replaces what the person filled in; a field left out is dropped. Which one is selected stays as it is.
 * Problems: `bad-request` (also broken JSON), `unauthorized`, `token-expired`, `not-found` (also for an address of somebody else), `conflict` (the address
 * has moved on; `current` is it), `payload-too-large`, `unsupported-media-type`, `validation` (also places that do not belong together).
 * @summary Change a delivery address
 */
export const updateDeliveryAddress = async (id: string,
    deliveryAddressChange: DeliveryAddressChange, options?: Parameters<typeof httpClient>[1]): Promise<DeliveryAddress> => {

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
return httpClient<DeliveryAddress>(getUpdateDeliveryAddressUrl(id),
  {
    ...options,
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(deliveryAddressChange)
  }
);}


export const getDeleteDeliveryAddressUrl = (id: string,) => {




  return `/api/v1/deliveryaddresses/${encodeURIComponent(String(id))}`
}

/**
 * The selected address cannot be dropped: select another one first. So the last one stays.
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for an address of somebody else), `conflict` (it is the selected one; `current` is the address).
 * @summary Drop a delivery address
 */
export const deleteDeliveryAddress = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<void> => {

  return httpClient<void>(getDeleteDeliveryAddressUrl(id),
  {
    ...options,
    method: 'DELETE'


  }
);}


export const getSelectDeliveryAddressUrl = (id: string,) => {




  return `/api/v1/deliveryaddresses/${encodeURIComponent(String(id))}/selected`
}

/**
 * Takes the mark from the one that had it, in one step. Selecting the selected one changes nothing.
 * Problems: `bad-request`, `unauthorized`, `token-expired`, `not-found` (also for an address of somebody else).
 * @summary Select a delivery address
 */
export const selectDeliveryAddress = async (id: string, options?: Parameters<typeof httpClient>[1]): Promise<DeliveryAddress> => {

  return httpClient<DeliveryAddress>(getSelectDeliveryAddressUrl(id),
  {
    ...options,
    method: 'POST'


  }
);}
