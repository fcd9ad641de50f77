/**
 * Generated from the contract; do not edit.
 */
import type {
  Buyer,
  NewBuyer
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getRegisterBuyerUrl = () => {




  return `/api/v1/buyers`
}

/**
 * The step after a first login: the token of that login is needed, because a number that nobody has proved to own must not be registered.
 * The name replaces the one the account was greeted by. Registering twice is `conflict`, with what is registered in `current`.
 * The same `Idempotency-Key` with the same body answers the first answer again.
 * Problems: `bad-request` (no key, broken JSON), `unauthorized`, `token-expired`, `conflict`, `payload-too-large`, `unsupported-media-type`,
 * `validation` (also a phone number other than that of the login, a wrong national code, an unknown city, rules not accepted).
 * @summary Register as a consumer
 */
export const registerBuyer = async (newBuyer: NewBuyer, options?: Parameters<typeof httpClient>[1]): Promise<Buyer> => {

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
return httpClient<Buyer>(getRegisterBuyerUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(newBuyer)
  }
);}
