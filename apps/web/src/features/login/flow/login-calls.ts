import { httpClient } from '@bazaar/api/http';
import type { OneTimeCodeSent } from '@bazaar/api/model';
import type { StoredUserInfo } from '@bazaar/domain/session/stored-user-info';

/** Asks for a one-time code by message. Throws ApiError or NetworkError. */
export function requestCode(phoneNumber: string): Promise<OneTimeCodeSent> {
  return httpClient('/api/v1/users/login-by-otp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phoneNumber }),
  });
}

/**
 * Exchanges number and code for a session. The generated call would promise the token; our own way to the catalogue
 * keeps it in the cookie and answers `{exp, sub}`.
 */
export function exchangeCode(phoneNumber: string, code: string): Promise<StoredUserInfo> {
  const body = new URLSearchParams({
    grant_type: 'otp',
    phone_number: phoneNumber,
    code,
    client_id: 'bazaar-web',
    scope: 'openid',
  });
  return httpClient('/api/v1/connect/token', { method: 'POST', body });
}
