import 'server-only';
import type { RequestOptions } from '@bazaar/api/http';
import { operationOf } from '@bazaar/api/operation-of';
import type { OperationId } from '@bazaar/api/operations';
import { UnknownOperationError } from '@bazaar/api/response-schema';
import { currentTrace } from '@bazaar/telemetry/current-trace';
import { inSpan } from '@bazaar/telemetry/spans';
import { siteSettings } from '@/lib/settings/site-settings';
import { checkedFetch } from './checked-fetch';
import { readDeadline } from './deadline';
import type { FailureKind } from './failure';
import { FRESHNESS, type Freshness } from './freshness';
import { namesNothing } from './names-nothing';
import { type QueryResult, ready } from './query-result';
import { unhandledErrors } from './unhandled-errors';
import { withDeadline } from './with-deadline';

/**
 * Reads from the catalogue for a public page: no cookie, no bearer.
 *
 * @param freshness how long the response may be cached
 * @param tags names under which it can be dropped from the cache, such as `product:sp-1`
 * @param call one or several calls of `@bazaar/api`, given the request options; an invalid response counts as failed
 * @returns the value, or why there is none; it never outlives the page's deadline
 * @throws UnknownOperationError for an address the contract does not name, before it is called: there would be no schema for its response
 */
export async function load<Value>(
  freshness: Freshness,
  tags: readonly string[],
  call: (request: RequestOptions) => Promise<Value>,
): Promise<QueryResult<Value>> {
  const signal = readDeadline();
  const requested = new Set<OperationId>();
  const ask: typeof fetch = (address, init) => {
    const { pathname } = new URL(String(address));
    if (namesNothing(pathname)) return Promise.resolve(new Response(null, { status: 404 }));
    const method = init?.method?.toUpperCase() ?? 'GET';
    const operation = operationOf(method, pathname);
    if (operation === undefined) throw new UnknownOperationError(method, pathname);
    requested.add(operation.operationId);
    return checkedFetch(address, init);
  };
  const next = { revalidate: FRESHNESS[freshness], tags: [...tags] };
  try {
    const request = { baseUrl: siteSettings().CATALOGUE_API_URL, signal, next, fetch: ask };
    const value = await inSpan('read', {}, () => withDeadline(call(request), signal));
    return ready(value);
  } catch (error) {
    // The HTTP client wraps whatever stops a call as a network error, with the reason as its cause.
    const { cause } = (error ?? {}) as { cause?: unknown };
    if (cause instanceof UnknownOperationError) throw cause;
    const result = explain(error, tags);
    if (result.state === 'failed') unhandledErrors().set(result, [...requested]);
    return result;
  }
}

function explain(error: unknown, tags: readonly string[]): QueryResult<never> {
  const { status, traceId: told, name, message } = (error ?? {}) as Readonly<Record<string, unknown>>;
  // Of the service if it answered, otherwise of this render: either way that of the log's lines.
  const traceId = told ?? currentTrace()?.traceId;
  if (status === 404 || status === 410) return { state: 'missing', status };
  console.error(`read failed (${tags.join(', ') || 'no tag'}): ${String(name)} ${String(message)}`);
  return {
    state: 'failed',
    kind: failureKind(status, name),
    ...(typeof traceId === 'string' ? { traceId } : {}),
  };
}

function failureKind(status: unknown, name: unknown): FailureKind {
  if (status !== undefined) return 'service';
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  return name === 'NetworkError' ? 'network' : 'service';
}
