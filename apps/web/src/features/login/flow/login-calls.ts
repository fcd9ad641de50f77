import { createToken } from '@bazaar/api/connect';
import type { OneTimeCodeSent } from '@bazaar/api/model';
import { requestOneTimeCode } from '@bazaar/api/users';
import type { StoredUserInfo } from '@bazaar/domain/session/stored-user-info';

/** Asks for a one-time code by message. Throws ApiError or NetworkError. */
export function requestCode(phoneNumber: string): Promise<OneTimeCodeSent> {
  return requestOneTimeCode({ phoneNumber });
}

/**
 * Exchanges number and code for a session. The contract promises the token; our own server, which passes the call on, keeps it in the
 * cookie and answers `{exp, sub}`.
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
