/**
 * Generated from the contract; do not edit.
 */
import type {
  ChosenProfilePicture,
  OneTimeCodeRequest,
  OneTimeCodeSent,
  UserProfilePicture
} from '../../model';

import { httpClient } from '../../../http/http-client';

export const getRequestOneTimeCodeUrl = () => {




  return `/api/v1/users/login-by-otp`
}

/**
 * Sends a code of five digits to the mobile number; it lives 120 s, and another may be asked for after that time. The answer is the same for known and unknown numbers.
 * Problems: `bad-request`, `payload-too-large`, `validation`, `unsupported-media-type`, `rate-limited` within 120 s of the last code and after 20 codes in 10 minutes for one internet address, `otp-locked` for 15 minutes after five wrong tries (all with Retry-After in seconds).
 * @summary First step of the login: send a code
 */
export const requestOneTimeCode = async (oneTimeCodeRequest: OneTimeCodeRequest, options?: Parameters<typeof httpClient>[1]): Promise<OneTimeCodeSent> => {

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
return httpClient<OneTimeCodeSent>(getRequestOneTimeCodeUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(oneTimeCodeRequest)
  }
);}


export const getGetProfilePictureUrl = () => {




  return `/api/v1/users/profile-picture`
}

/**
 * Never kept by a cache. Problems: `unauthorized`, `token-expired`.
 * @summary My picture
 */
export const getProfilePicture = async ( options?: Parameters<typeof httpClient>[1]): Promise<UserProfilePicture> => {

  return httpClient<UserProfilePicture>(getGetProfilePictureUrl(),
  {
    ...options,
    method: 'GET'


  }
);}


export const getChooseProfilePictureUrl = () => {




  return `/api/v1/users/profile-picture`
}

/**
 * Takes a file that was uploaded before with the purpose `Avatar`; choosing the same again changes nothing. An upload of the picture itself is
 * `uploadFile`, so that there is one way to send a file.
 * Problems: `bad-request` (broken JSON), `unauthorized`, `token-expired`, `payload-too-large`, `unsupported-media-type`, `validation` (also when the
 * file is not an own picture for a profile).
 * @summary Choose my picture
 */
export const chooseProfilePicture = async (chosenProfilePicture: ChosenProfilePicture, options?: Parameters<typeof httpClient>[1]): Promise<UserProfilePicture> => {

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
return httpClient<UserProfilePicture>(getChooseProfilePictureUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(chosenProfilePicture)
  }
);}
