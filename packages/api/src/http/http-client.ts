import type { ApiError } from './api-error';
import { type NetworkError, networkFailure } from './network-error';
import { pageTrace } from './page-trace';
import { problemOf, readAnswer } from './read-answer';
import { type RequestOptions, resolveUrl, withDeadline } from './request-options';
import { retryDelayMs } from './retry-policy';
import { wait } from './wait';

export type { RequestOptions } from './request-options';

/** Errors a call may throw, as the hooks name the type. `Body` is the contract's type of the error responses. */
export type ErrorType<Body> = (ApiError & { readonly problem: Body | undefined }) | NetworkError;

export type BodyType<Body> = Body;

/**
 * Makes one call of the contract. Every generated fetcher and hook uses it.
 *
 * Returns the parsed JSON, or `undefined` for an empty response (204). Throws `ApiError` for a status of 400 and above and for a response
 * that is not JSON, `NetworkError` when no response arrived, and the signal's own reason when it was aborted or timed out. A read (GET,
 * HEAD) is retried exactly once on 408, 409, 425, 429, 500, 502, 503 and 504, after `Retry-After`; a write never is.
 */
export async function httpClient<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const { baseUrl, deadlineMs, fetch: send = fetch, ...given } = options;
  const url = resolveUrl(path, baseUrl);
  const method = (given.method ?? 'GET').toUpperCase();
  const signal = withDeadline(given.signal, deadlineMs);
  const request = { url, method, signal };
  const init = { ...traced(given, baseUrl), ...(signal === undefined ? {} : { signal }) };

  let response = await ask(send, init, request);
  const delayMs = retryDelayMs(method, response);
  if (delayMs !== undefined) {
    await response.body?.cancel().catch(() => undefined);
    await wait(delayMs, signal);
    response = await ask(send, init, request);
  }
  if (response.status >= 400) throw await problemOf(response, request);
  return readAnswer<Answer>(response, request);
}

interface Requested {
  readonly url: string;
  readonly method: string;
  readonly signal: AbortSignal | undefined;
}

/** Calls of a document to its own origin belong to its trace. */
function traced(init: RequestInit, baseUrl: string | undefined): RequestInit {
  const trace = baseUrl === undefined ? pageTrace() : undefined;
  if (!trace) return init;
  const headers = new Headers(init.headers);
  headers.set('traceparent', trace);
  return { ...init, headers };
}

async function ask(send: typeof fetch, init: RequestInit, requested: Requested): Promise<Response> {
  try {
    return await send(requested.url, init);
  } catch (error) {
    throw networkFailure(error, requested);
  }
}
