import 'server-only';
import { tagIncomplete } from '@/lib/cache/tag-page';
import type { QueryResult } from './query-result';
import { unhandledErrors } from './unhandled-errors';

/**
 * Awaits data the page can be shown without. When it failed, the page is not cached and the screen shows an error panel in the part's
 * place. Data without a panel of its own is read without this function: `MissingNotice` reports it.
 */
export async function optionalData<Value>(query: Promise<QueryResult<Value>>): Promise<QueryResult<Value>> {
  const result = await query;
  if (result.state === 'failed') {
    unhandledErrors().delete(result);
    await tagIncomplete();
  }
  return result;
}
