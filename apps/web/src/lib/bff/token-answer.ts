import { DATA_POLICY } from '@/lib/security/content-security-policy';
import { type SessionCookie, setCookieLine } from '@/lib/session/session-cookie';
import { readClaims } from '@/lib/session/token-claims';
import { problemAnswer } from './problem-answer';

/**
 * Stores the access token in the cookie and returns only `{exp, sub}` to the browser: end of the session (seconds since 1970) and user id.
 */
export async function tokenAnswer(
  answer: Response,
  cookie: SessionCookie,
  nowMs: number = Date.now(),
): Promise<Response> {
  const token = await readToken(answer);
  if (token === undefined) return problemAnswer('server');
  const claims = readClaims(token.accessToken);
  const exp = claims?.exp ?? Math.floor(nowMs / 1000) + token.expiresInSeconds;
  return new Response(JSON.stringify({ exp, sub: token.sub ?? claims?.sub ?? '' }), {
    status: 200,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-security-policy': DATA_POLICY,
      'set-cookie': setCookieLine(cookie, token.accessToken, exp - nowMs / 1000),
    },
  });
}

async function readToken(
  answer: Response,
): Promise<{ accessToken: string; expiresInSeconds: number; sub?: string } | undefined> {
  const body = (await answer.json().catch(() => null)) as Record<string, unknown> | null;
  const { access_token: accessToken, expires_in: expiresInSeconds, sub } = body ?? {};
  if (typeof accessToken !== 'string' || accessToken === '' || typeof expiresInSeconds !== 'number')
    return undefined;
  return { accessToken, expiresInSeconds, ...(typeof sub === 'string' ? { sub } : {}) };
}
