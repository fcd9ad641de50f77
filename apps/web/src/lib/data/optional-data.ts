import 'server-only';
import { tagIncomplete } from '@/lib/cache/tag-page';
import type { QueryResult } from './query-result';
import { unhandledErrors } from './unhandled-errors';

/**
 * A part the page can be shown without. When it failed the page is for this visitor only, and the screen shows that part's own error
 * panel. What has none is read without this: `MissingNote` tells it.
 */
export async function optionalData<Value>(query: Promise<QueryResult<Value>>): Promise<QueryResult<Value>> {
  const result = await query;
  if (result.state === 'failed') {
    unhandledErrors().delete(result);
    await tagIncomplete();
  }
  return result;
}
