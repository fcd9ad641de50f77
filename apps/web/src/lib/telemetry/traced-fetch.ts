import { operationOf } from '@bazaar/api/operation-of';
import { DURATION_BOUNDS, histogram, observe } from '@bazaar/telemetry/metrics';
import { inSpan } from '@bazaar/telemetry/spans';
import { formatTraceparent } from '@bazaar/telemetry/trace';

const calls = histogram(
  'catalogue_call_duration_seconds',
  'Calls to the catalogue by operation and status; failed ones have the name of the failure.',
  DURATION_BOUNDS,
);

/** Returns `send` with every call to the catalogue measured, as a span that the catalogue continues. */
export function tracedFetch(send: typeof fetch, origin: string): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(`${origin}/`)) return send(input, init);
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const operation = operationOf(method, new URL(address).pathname)?.operationId ?? 'other';
    const startMs = performance.now();
    const record = (status: string) =>
      observe(calls, (performance.now() - startMs) / 1000, { operation, status });
    return inSpan(`catalogue ${operation}`, { kind: 'client', attributes: { operation } }, async (span) => {
      try {
        const given = init?.headers ?? (input instanceof Request ? input.headers : undefined);
        const headers = new Headers(given);
        headers.set('traceparent', formatTraceparent(span.context));
        const answer = await send(input, { ...init, headers });
        span.set('http.response.status_code', answer.status);
        record(String(answer.status));
        return answer;
      } catch (error) {
        record(error instanceof Error ? error.name : 'Error');
        throw error;
      }
    });
  };
}
