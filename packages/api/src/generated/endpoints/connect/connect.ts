/**
 * Generated from the contract; do not edit.
 */
import type {
  Token,
  TokenRequest
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getCreateTokenUrl = () => {




  return `/api/v1/connect/token`
}

/**
 * Exchanges the one-time code for an access token. A code works once. A first login makes a consumer account.
 * Problems: `otp-wrong` (detail tells the tries left), `otp-expired`, `bad-request` (broken form), `payload-too-large`, `unsupported-media-type`, `validation`, `otp-locked` (Retry-After in seconds).
 * @summary Second step of the login: code for token
 */
export const createToken = async (tokenRequest: TokenRequest, options?: Parameters<typeof httpClient>[1]): Promise<Token> => {
    const formUrlEncoded = new URLSearchParams();
formUrlEncoded.append(`grant_type`, tokenRequest.grant_type);
formUrlEncoded.append(`phone_number`, tokenRequest.phone_number);
formUrlEncoded.append(`code`, tokenRequest.code);
formUrlEncoded.append(`client_id`, tokenRequest.client_id);
if(tokenRequest.scope !== undefined) {
 formUrlEncoded.append(`scope`, tokenRequest.scope);
 }

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
return httpClient<Token>(getCreateTokenUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...getHeaders(options?.headers) },
    body: formUrlEncoded
  }
);}
