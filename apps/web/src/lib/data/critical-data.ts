import 'server-only';
import { tagFailed, tagGone, tagMissing } from '@/lib/cache/tag-page';
import type { QueryResult } from './query-result';
import { unhandledErrors } from './unhandled-errors';

/** Why there is no page: the critical data is missing or failed. */
export type LoadError = Exclude<QueryResult<never>, { readonly state: 'ready' }>;

/**
 * Awaits the data without which there is no page. Anything but `ready` sets a cache tag, for the page to return `<LoadErrorScreen>`:
 * missing is answered with 404 or, where the catalogue had it once, 410; failed with the last good copy or 503.
 */
export async function criticalData<Value>(query: Promise<QueryResult<Value>>): Promise<QueryResult<Value>> {
  const result = await query;
  if (result.state === 'missing') await (result.status === 410 ? tagGone() : tagMissing());
  if (result.state === 'failed') {
    unhandledErrors().delete(result);
    await tagFailed();
  }
  return result;
}

/**
 * Awaits the data a page is for, where its frame (filters, other kinds, the supplier's head) can be shown without it: the screen shows an
 * error panel in its place, and the page is answered with the last good copy or 503.
 */
export async function primaryData<Value>(query: Promise<QueryResult<Value>>): Promise<QueryResult<Value>> {
  const result = await query;
  if (result.state === 'failed') {
    unhandledErrors().delete(result);
    await tagFailed();
  }
  return result;
}

/** Marks a page of independent parts as failed when none of them could be read: it is then empty and answered with 503. */
export async function failWithoutData(parts: readonly QueryResult<unknown>[]): Promise<void> {
  if (parts.every(({ state }) => state === 'failed')) await tagFailed();
}
