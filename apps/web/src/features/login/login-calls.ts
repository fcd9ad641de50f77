import { ask, json } from '@/platform/http/ask';
import type { SessionHint } from '@/platform/session/session-hint';

/** What the catalogue says about a code it has sent. */
export interface CodeSent {
  readonly codeLength: number;
  readonly expiresInSeconds: number;
  readonly resendAfterSeconds: number;
}

/** Asks for a one-time code by message. */
export function requestCode(phoneNumber: string): Promise<CodeSent> {
  return ask('/users/login-by-otp', { method: 'POST', ...json({ phoneNumber }) });
}

/** Exchanges number and code for a session. Our own way to the catalogue keeps the token and answers `{exp, sub}`. */
export function exchangeCode(phoneNumber: string, code: string): Promise<SessionHint> {
  const body = new URLSearchParams({
    grant_type: 'otp',
    phone_number: phoneNumber,
    code,
    client_id: 'bazaar-web',
    scope: 'openid',
  });
  return ask('/connect/token', { method: 'POST', body });
}
