import type { IncomingMessage, ServerResponse } from 'node:http';
import { runInTrace } from '@bazaar/telemetry/current-trace';
import { writeLog } from '@bazaar/telemetry/log';
import { DURATION_BOUNDS, histogram, observe } from '@bazaar/telemetry/metrics';
import { beginSpan, type Span } from '@bazaar/telemetry/spans';
import { parseTraceparent } from '@bazaar/telemetry/trace';

const requests = histogram(
  'http_server_request_duration_seconds',
  'Requests by route, status and what the page cache had: bytes, hit, stale, miss or none.',
  DURATION_BOUNDS,
);
/** No response of the web app takes longer than three seconds: one that does is worth a line. */
const SLOW_MS = 3_000;

/**
 * Begins the span of a request, and counts it when its response has ended. What failed or was slow becomes a line of the log, with the
 * route in place of the address.
 */
export function observeRequest(
  request: IncomingMessage,
  response: ServerResponse,
  routeOf: (url: string) => string,
): Span {
  const { method = 'GET', url = '' } = request;
  const startMs = performance.now();
  const parent = parseTraceparent(String(request.headers.traceparent ?? ''));
  const span = beginSpan(method, { kind: 'server', parent });
  response.once('close', () => {
    const route = routeOf(url);
    const ms = performance.now() - startMs;
    // The visitor left before the response: nothing failed.
    const status = response.writableFinished ? response.statusCode : 499;
    const cache = cacheOf(response);
    observe(requests, ms / 1000, { route, status: String(status), cache });
    for (const [name, value] of Object.entries({
      'http.route': route,
      'http.response.status_code': status,
      cache,
    }))
      span.set(name, value);
    span.end(status >= 500 ? new Error('status') : undefined);
    const fields = { method, route, status, ms: Math.round(ms) };
    if (status >= 500) runInTrace(span.context, () => writeLog('error', 'request failed', fields));
    else if (ms > SLOW_MS) runInTrace(span.context, () => writeLog('warn', 'request was slow', fields));
  });
  return span;
}

/** Responses sent as bytes, before the framework saw them. */
const sentAsBytes = new WeakSet<ServerResponse>();

export function noteSentAsBytes(response: ServerResponse): void {
  sentAsBytes.add(response);
}

function cacheOf(response: ServerResponse): string {
  if (sentAsBytes.has(response)) return 'bytes';
  const told = response.getHeader('x-nextjs-cache');
  return typeof told === 'string' ? told.toLowerCase() : 'none';
}
