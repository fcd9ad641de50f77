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
