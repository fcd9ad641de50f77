import 'server-only';
import { cookies } from 'next/headers';
import { isSecureSite } from '@/lib/settings/site-settings';
import { sessionCookie } from './session-cookie';
import { readClaims } from './token-claims';

export interface ServerSession {
  readonly token: string;
  /** User id. */
  readonly sub?: string;
}

/**
 * Returns the session of this request; undefined when there is none or it has expired. Private pages and handlers check it themselves.
 * Reading it makes a page per-request: never call it for a public page.
 */
export async function readServerSession(nowMs: number = Date.now()): Promise<ServerSession | undefined> {
  const token = (await cookies()).get(sessionCookie(isSecureSite()).name)?.value;
  if (!token) return undefined;
  const claims = readClaims(token);
  if (claims?.exp !== undefined && claims.exp * 1000 <= nowMs) return undefined;
  return { token, ...(claims?.sub === undefined ? {} : { sub: claims.sub }) };
}
