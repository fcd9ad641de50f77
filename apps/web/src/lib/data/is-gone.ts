import 'server-only';
import { tagGone } from '@/lib/cache/tag-page';
import type { QueryResult } from './query-result';

/** Returns true when the object of the page has closed for good (410); the page cache then answers with that status. */
export async function isGone(query: Promise<QueryResult<unknown>>): Promise<boolean> {
  const result = await query;
  const gone = result.state === 'missing' && result.status === 410;
  if (gone) await tagGone();
  return gone;
}
