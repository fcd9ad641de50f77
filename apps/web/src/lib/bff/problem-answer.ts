import { currentTrace } from '@bazaar/telemetry/current-trace';
import { newTraceId } from '@bazaar/telemetry/trace';
import { DATA_POLICY } from '@/lib/security/content-security-policy';
import { problemMessages } from '@/translations/problem';

/** Problems this application reports itself; all others come from the catalogue. */
export type OwnProblem = 'forbidden' | 'not-found' | 'server' | 'timeout';

const STATUS: Record<OwnProblem, number> = { forbidden: 403, 'not-found': 404, server: 502, timeout: 504 };

/** Returns an RFC 9457 response in Persian, with the id of the trace that the log's lines about it carry. */
export function problemAnswer(
  code: OwnProblem,
  traceId: string = currentTrace()?.traceId ?? newTraceId(),
): Response {
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
