import { createToken } from '@bazaar/api/connect';
import type { OneTimeCodeSent } from '@bazaar/api/model';
import { requestOneTimeCode } from '@bazaar/api/users';
import type { StoredUserInfo } from '@bazaar/domain/session/stored-user-info';

/** Requests a one-time code by text message. Throws ApiError or NetworkError. */
export function requestCode(phoneNumber: string): Promise<OneTimeCodeSent> {
  return requestOneTimeCode({ phoneNumber });
}

/**
 * Exchanges number and code for a session. The contract promises the token; the BFF, which passes the call on, stores it in the cookie and
 * returns `{exp, sub}`.
 */
export async function exchangeCode(phoneNumber: string, code: string): Promise<StoredUserInfo> {
  const answer: unknown = await createToken({
    grant_type: 'otp',
    phone_number: phoneNumber,
    code,
    client_id: 'bazaar-web',
    scope: 'openid',
  });
  return answer as StoredUserInfo;
}
