import 'server-only';
import type { RequestOptions } from '@bazaar/api/http';
import { currentTrace } from '@bazaar/telemetry/current-trace';
import type { ServerSession } from '@/lib/session/server-session';
import { siteSettings } from '@/lib/settings/site-settings';
import { checkedFetch } from './checked-fetch';
import { readDeadline } from './deadline';
import { namesNothing } from './names-nothing';
import { type QueryResult, ready } from './query-result';
import { withDeadline } from './with-deadline';

export type PrivateResult<Value> =
  | QueryResult<Value>
  /** The service no longer accepts the session. */
  | { readonly state: 'ended' };

/**
 * Reads from the catalogue as one person, for a page that is rendered for them alone. Neither the response nor the page is ever cached; a
 * read that is not needed to answer the page belongs into the browser.
 */
export async function loadPrivate<Value>(
  { token }: ServerSession,
  call: (request: RequestOptions) => Promise<Value>,
): Promise<PrivateResult<Value>> {
  const signal = readDeadline();
  const ask: typeof fetch = (address, init) =>
    namesNothing(new URL(String(address)).pathname)
      ? Promise.resolve(new Response(null, { status: 404 }))
      : checkedFetch(address, init);
  try {
    const work = call({
      baseUrl: siteSettings().CATALOGUE_API_URL,
      headers: { authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal,
      fetch: ask,
    });
    return ready(await withDeadline(work, signal));
  } catch (error) {
    const { status, name, traceId: told } = (error ?? {}) as Readonly<Record<string, unknown>>;
    const traceId = told ?? currentTrace()?.traceId;
    if (status === 401) return { state: 'ended' };
    if (status === 404 || status === 410) return { state: 'missing', status };
    const isLate = name === 'TimeoutError' || name === 'AbortError';
    return {
      state: 'failed',
      kind: isLate ? 'timeout' : status === undefined && name === 'NetworkError' ? 'network' : 'service',
      ...(typeof traceId === 'string' ? { traceId } : {}),
    };
  }
}
