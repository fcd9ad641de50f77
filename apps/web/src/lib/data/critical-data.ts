import 'server-only';
import { tagFailed, tagMissing } from '@/lib/cache/tag-page';
import type { QueryResult } from './query-result';
import { unhandledErrors } from './unhandled-errors';

/** Why there is no page. */
export type LoadError = Exclude<QueryResult<never>, { readonly state: 'ready' }>;

/**
 * The part without which there is no page. Anything but `ready` comes back marked, for the page to return `<UnreadScreen read={…} />`:
 * missing is answered with 404 in place; failed by the page cache with the last good copy, or 503.
 */
export async function criticalData<Value>(query: Promise<QueryResult<Value>>): Promise<QueryResult<Value>> {
  const result = await query;
  if (result.state === 'missing') await tagMissing();
  if (result.state === 'failed') {
    unhandledErrors().delete(result);
    await tagFailed();
  }
  return result;
}

/**
 * The part a page is there for, where its frame (filters, other kinds, the supplier's head) stands without it: the screen shows that
 * part's own error panel, and the page is answered with the last good copy, or 503.
 */
export async function primaryData<Value>(query: Promise<QueryResult<Value>>): Promise<QueryResult<Value>> {
  const result = await query;
  if (result.state === 'failed') {
    unhandledErrors().delete(result);
    await tagFailed();
  }
  return result;
}

/** Marks a page whose parts stand or fail alone when none of them could be read: there is nothing on it then, and it is answered with 503. */
export async function failWithoutData(parts: readonly QueryResult<unknown>[]): Promise<void> {
  if (parts.every(({ state }) => state === 'failed')) await tagFailed();
}
