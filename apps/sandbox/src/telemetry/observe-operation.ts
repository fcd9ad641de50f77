import { runInTrace } from '@bazaar/telemetry/current-trace';
import { DURATION_BOUNDS, histogram, observe } from '@bazaar/telemetry/metrics';
import { beginSpan } from '@bazaar/telemetry/spans';
import { parseTraceparent } from '@bazaar/telemetry/trace';
import type { Context } from 'hono';

const requests = histogram(
  'http_server_request_duration_seconds',
  'Requests by operation of the contract and status.',
  DURATION_BOUNDS,
);

/**
 * Answers a request as a span of its caller's trace, and counts it. `answer` gets the id that its problems and log lines carry: of that
 * trace, or the one a caller without traces sent.
 */
export async function observeOperation(
  operationId: string,
  context: Context,
  answer: (traceId: string) => Promise<Response>,
): Promise<Response> {
  const startMs = performance.now();
  const parent = parseTraceparent(context.req.header('traceparent'));
  const told = parent ? undefined : context.req.header('x-trace-id')?.slice(0, 64);
  const span = beginSpan(operationId, { kind: 'server', parent });
  const response = await runInTrace(span.context, () => answer(told || span.context.traceId));
  const { status } = response;
  observe(requests, (performance.now() - startMs) / 1000, { route: operationId, status: String(status) });
  span.set('http.response.status_code', status);
  span.end(status >= 500 ? new Error('status') : undefined);
  return response;
}
