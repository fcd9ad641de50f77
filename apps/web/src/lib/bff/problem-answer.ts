import { DATA_POLICY } from '@/lib/security/content-security-policy';
import { problemMessages } from '@/translations/problem';

/** The problems this application answers by itself; all others are the catalogue's. */
export type OwnProblem = 'forbidden' | 'not-found' | 'server' | 'timeout';

const STATUS: Record<OwnProblem, number> = { forbidden: 403, 'not-found': 404, server: 502, timeout: 504 };

/** An RFC 9457 answer in Persian. */
export function problemAnswer(code: OwnProblem, traceId: string = crypto.randomUUID()): Response {
  const status = STATUS[code];
  const body = { type: `urn:bazaar:problem:${code}`, title: problemMessages[code], status, code, traceId };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json; charset=utf-8',
      'content-security-policy': DATA_POLICY,
      'cache-control': 'private, no-store',
    },
  });
}
