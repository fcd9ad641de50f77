import { createToken } from '@bazaar/api/connect';
import { getCustomerProfile } from '@bazaar/api/customers';
import type { OneTimeCodeSent } from '@bazaar/api/model';
import { requestOneTimeCode } from '@bazaar/api/users';
import type { StoredUserInfo } from '@bazaar/domain/session/stored-user-info';
import { needsRegistration } from '@/entities/current-user/needs-registration';

export { beginSession } from '@/lib/session/forgetting/begin-session';

/** Deadline of a step in ms, after which the form is given back to its writer. */
const STEP_DEADLINE_MS = 20_000;
/** Later than this in ms nobody waits to learn whether they still have to register. */
const PROFILE_DEADLINE_MS = 8_000;

/** Requests a one-time code by text message. Throws ApiError, NetworkError, or a TimeoutError. */
export function requestCode(phoneNumber: string): Promise<OneTimeCodeSent> {
  return requestOneTimeCode({ phoneNumber }, { deadlineMs: STEP_DEADLINE_MS });
}

/**
 * Exchanges number and code for a session. The contract promises the token; the BFF, which passes the call on, stores it in the cookie and
 * returns `{exp, sub}`.
 */
export async function exchangeCode(phoneNumber: string, code: string): Promise<StoredUserInfo> {
  const answer: unknown = await createToken(
    { grant_type: 'otp', phone_number: phoneNumber, code, client_id: 'bazaar-web', scope: 'openid' },
    { deadlineMs: STEP_DEADLINE_MS },
  );
  return answer as StoredUserInfo;
}

/**
 * Returns whether the person who has just logged in still has to register. Their profile is asked for it, not the answer to the number:
 * that one says the same of every number, so that nobody learns who is registered. A profile that cannot be read, or
 * takes long, is no reason to ask.
 */
export async function isNewUser(): Promise<boolean> {
  try {
    return needsRegistration(await getCustomerProfile({ deadlineMs: PROFILE_DEADLINE_MS }));
  } catch (error) {
    return (error as { status?: number }).status === 404;
  }
}
