import 'server-only';
import { siteSettings } from '../env';
import { pageDeadline, withDeadline } from './deadline';
import type { FailureKind } from './failure';
import { FRESHNESS, type Freshness } from './freshness';
import { type Loaded, ready } from './loaded';

/** What a fetcher of `@bazaar/api` needs to be called on the server. */
export interface ServerRequest extends RequestInit {
  /** Origin of the catalogue; the fetchers add `/api/v1/...`. */
  readonly baseUrl: string;
  readonly signal: AbortSignal;
  readonly next: { readonly revalidate: number; readonly tags: string[] };
}

/**
 * Reads from the catalogue for a page which is the same for everybody: no cookie, no bearer.
 *
 * @param freshness how long the answer may be kept
 * @param tags names under which it can be dropped from the cache, such as `product:sp-1`
 * @param call one or several fetchers given the request options
 * @returns the value, or why there is none; it never throws and never outlives the page's deadline
 */
export async function load<Value>(
  freshness: Freshness,
  tags: readonly string[],
  call: (request: ServerRequest) => Promise<Value>,
): Promise<Loaded<Value>> {
  const signal = pageDeadline();
  const next = { revalidate: FRESHNESS[freshness], tags: [...tags] };
  try {
    const work = call({ baseUrl: siteSettings().CATALOGUE_API_URL, signal, next });
    return ready(await withDeadline(work, signal));
  } catch (error) {
    return explain(error, tags);
  }
}

function explain(error: unknown, tags: readonly string[]): Loaded<never> {
  const { status, problem, name } = (error ?? {}) as {
    status?: number;
    problem?: { traceId?: string };
    name?: string;
  };
  if (status === 404 || status === 410) return { state: 'missing', status };
  const traceId = problem?.traceId;
  console.error(
    `read failed (${tags.join(', ') || 'no tag'}): ${name ?? 'Error'} ${status ?? ''} ${traceId ?? ''}`,
  );
  return { state: 'failed', kind: failureKind(status, name), ...(traceId === undefined ? {} : { traceId }) };
}

function failureKind(status: number | undefined, name: string | undefined): FailureKind {
  if (status !== undefined && status >= 400) return 'service';
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  return name === 'TypeError' || name === 'NetworkError' ? 'network' : 'service';
}
